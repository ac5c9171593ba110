import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@paperwage/api-contract';
import { endpointList } from '@paperwage/api-contract';
import { memoryTexts } from '../fixtures/test-app.ts';
import type { TestAccounts } from '../fixtures/test-accounts.ts';
import { testAccounts, testSocial } from '../fixtures/test-accounts.ts';

/** A server that has all that a configuration can add. */
let test: TestAccounts;
beforeAll(async () => {
  const social = testSocial('acme=https://client:secret@id.example.com');
  test = await testAccounts(
    { PUBLIC_URL: 'https://pay.example.com', BILLING: 'sandbox' },
    { ...social, texts: memoryTexts() },
  );
});
afterAll(async () => {
  await test.app.close();
  await test.services.records.close();
});

const REFERENCE = '/docs/api';
const addressed = endpointList.map(({ method, path }) => `${method} ${path}`).sort();

/** Every route but those of the reference, as `METHOD path`, out of the tree that the router prints. */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
      if (indent === undefined || part === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      return (methods?.split(', ') ?? []).map((method) => `${method} ${above.join('')}`);
    });
  return routes.filter((route) => !route.startsWith('HEAD ') && !route.includes(` ${REFERENCE}`)).sort();
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
}

describe('the endpoints of the contract', () => {
  it('are all served, and nothing else is', () => {
    const also = endpointList.flatMap(({ method, alsoAt = [] }) => alsoAt.map((path) => `${method} ${path}`));
    expect(routesOf(test.app)).toEqual([...addressed, ...also].sort());
    expect(new Set(addressed).size).toBe(addressed.length);
  });

  it('are all in the reference, each with a name, a heading, a description and a chapter', async () => {
    const { paths, tags } = (await test.app.inject(`${REFERENCE}/json`)).json<{
      paths: Record<string, Record<string, Operation>>;
      tags: { name: string }[];
    }>();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        address: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ...operation,
      })),
    );
    expect(operations.map(({ address }) => address).sort()).toEqual(addressed);
    for (const { address, operationId, summary, description, tags: chapters = [] } of operations) {
      expect(operationId, address).toMatch(/^[a-z][A-Za-z0-9]+$/);
      expect(summary, address).toMatch(/\S/);
      expect(description, address).toMatch(/[.|]$/);
      expect(description, address).not.toBe(summary);
      expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...chapters]));
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('refuse a query name that they do not have, except where another site writes the query', async () => {
    for (const { method, path, params, body, upload, queryOfOthers } of endpointList.map((one): Endpoint => one)) {
      // Bodies and ids are checked before the query.
      if (body || upload || (params && !queryOfOthers)) continue;
      const url = `${path.replace(':provider', 'acme')}?warning=only`;
      const answer = await test.app.inject({ method, url });
      const told = 'The query has no field named warning. Check the spelling or leave it out.';
      expect(answer.body.includes(told), url).toBe(!queryOfOthers);
    }
  });

  it('want a real browser if, and only if, their body has a token for it', () => {
    for (const { path, body, appCheck = false } of endpointList.map((one): Endpoint => one)) {
      const names = body ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : '';
      expect(names.includes('"appCheckToken"'), path).toBe(appCheck);
    }
  });

  it('have an entry of `params` for every part of the path that stands for one', () => {
    for (const { path, params } of endpointList) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {}), path).toEqual(named);
    }
  });
});
