import { endpoints } from '@paperwage/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessRenderer } from '../adapters/in-process-renderer.ts';
import type { Browser, TestAccounts } from '../fixtures/test-accounts.ts';
import { testAccounts } from '../fixtures/test-accounts.ts';
import { LIMIT_VARIABLES } from '../config/limit-variables.ts';

/** Enough of the reference to make requests of it. */
interface Reference {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** How many a run by hand asks for, on a machine that does nothing else: there, none may take a second either. */
const ASKED_FOR = Number(process.env.MALFORMED_REQUESTS ?? 0);
/** See `npm run test:all`. */
const REQUESTS = ASKED_FOR || (process.env.TEST_ALL ? 10_000 : 800);
const SLOW_MS = 1_000;
const ORIGIN = 'https://pay.example.com';
/** These end what the others are made with. */
const ENDING = ['/api/profile/delete-account', '/api/logout', '/api/profile/sessions/{id}/end'];

let accounts: TestAccounts;
let browser: Browser;
let calls: readonly { method: 'GET' | 'POST' | 'DELETE' | 'PUT'; path: string; entries: readonly string[] }[];

beforeAll(async () => {
  // What is tried is what comes behind the limits.
  const limits = Object.fromEntries(Object.keys(LIMIT_VARIABLES).map((name) => [name, '1000000']));
  accounts = await testAccounts({ PUBLIC_URL: ORIGIN, ...limits }, { renderer: inProcessRenderer() });
  Object.assign(accounts.services.records.attempts, { add: () => Promise.resolve({ count: 1, startedAtMs: 0 }) });
  // What is loaded or calculated once, with the first call.
  await accounts.get(endpoints.getTaxRules.path);
  await accounts.call(endpoints.beginPasskeySignIn.path);
  browser = await accounts.signUp('ana@example.com');
  const { paths } = (await accounts.app.inject('/docs/api/json')).json<Reference>();
  calls = Object.entries(paths)
    .filter(([path]) => !ENDING.includes(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase() as 'POST',
        path,
        entries: entriesOf(operation),
      })),
    );
});
afterAll(() => accounts.app.close());

/** The names that a body of the call may have at its top. */
function entriesOf({ requestBody }: Operation): string[] {
  const namesOf = ({ properties = {}, anyOf = [], oneOf = [] }: Schema): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(namesOf),
  ];
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => [...new Set(namesOf(schema))]);
}

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom<unknown>('', null, -1, 1e308, '\u0000', '𝕏'.repeat(50), "'; drop table users; --", [], {}, true),
  fc.constantFrom<unknown>('2026-02-30', '../../etc/passwd', '00000000-0000-7000-8000-000000000000', 'paystub', 'w2'),
);

/** A body out of the names that the call knows, with odd values, or no JSON at all. */
const bodyOf = (entries: readonly string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.dictionary(fc.constantFrom('other', ...entries), odd, { maxKeys: 6 }).map((o) => JSON.stringify(o)),
    },
    odd.map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constantFrom('{', '[[[[', '{"a":', 'null', '"', '{"__proto__":{}}'),
  );

const partOf = fc.oneof(
  fc.constantFrom(
    '00000000-0000-7000-8000-000000000000',
    '..',
    '%00',
    '%2e%2e%2f',
    'paystub',
    '2026-12-20',
    'a'.repeat(300),
  ),
  fc.string({ minLength: 1, maxLength: 12 }).map(encodeURIComponent),
);

const request = fc.gen().map((gen) => {
  const call = gen(fc.constantFrom, ...calls);
  const url = call.path.replaceAll(/\{[^}]+\}/g, () => gen(() => partOf) || 'x');
  const query = gen(() =>
    fc.option(fc.dictionary(fc.constantFrom('state', 'query', 'payDate', 'year', 'x'), fc.string(), { maxKeys: 3 })),
  );
  return {
    method: call.method,
    url: query ? `${url}?${new URLSearchParams(query).toString()}` : url,
    payload: call.method === 'GET' ? undefined : gen(() => bodyOf(call.entries)),
    type: gen(() =>
      fc.constantFrom('application/json', 'application/json', 'application/json', 'image/png', 'text/html', ''),
    ),
    isSignedIn: gen(fc.boolean),
    key: gen(() => fc.option(fc.string())),
  };
});

describe('malformed requests made from the reference', () => {
  it(
    'are answered without a failure of the server, hundreds of them',
    async () => {
      const failures: string[] = [];
      const seen = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(request, async ({ method, url, payload, type, isSignedIn, key }) => {
          const askedAtMs = performance.now();
          const { statusCode, body } = await accounts.app.inject({
            method,
            url,
            headers: {
              origin: ORIGIN,
              ...(type !== '' && payload !== undefined && { 'content-type': type }),
              ...(isSignedIn && { authorization: `Bearer ${browser.idToken}` }),
              ...(key !== null && /^[\x21-\x7e]*$/.test(key) && { 'idempotency-key': key }),
            },
            ...(payload === undefined ? {} : { payload }),
          });
          const tookMs = performance.now() - askedAtMs;
          seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
          if (statusCode >= 500 || statusCode === 429 || (ASKED_FOR > 0 && tookMs > SLOW_MS)) {
            const answer = `${statusCode} after ${Math.round(tookMs)} ms: ${body.slice(0, 200)}`;
            failures.push(`${method} ${url} ${payload ?? ''}: ${answer}`);
          }
        }),
        { numRuns: REQUESTS },
      );
      expect(failures).toEqual([]);
      // Most are refused as malformed; had they all stopped at the door, nothing would have been tried.
      expect(seen.get(400)).toBeGreaterThan(REQUESTS / 10);
      expect((seen.get(200) ?? 0) + (seen.get(404) ?? 0)).toBeGreaterThan(REQUESTS / 50);
    },
    240_000 + REQUESTS * 20,
  );
});
