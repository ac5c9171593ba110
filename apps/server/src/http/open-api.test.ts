import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointList, generateDocumentRequestSchema, salaryCalculateRequestSchema } from '@paperwage/api-contract';
import { renderReference } from './reference-page.ts';
import { memoryTexts, testApp } from '../fixtures/test-app.ts';

interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        description?: string;
        security?: object[];
        requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
        responses: Record<string, { content: Record<string, object> }>;
      }
    >
  >;
}

/** Bodies that work as is, by the paths of their calls. */
const EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries(
  endpointList.flatMap(({ path, example }) => (example ? [[path, example]] : [])),
);

let app: FastifyInstance;
let description: OpenApi;
beforeAll(async () => {
  app = await testApp({ environment: { PUBLIC_URL: 'https://pay.example.com' }, services: { texts: memoryTexts() } });
  description = (await app.inject('/docs/api/json')).json<OpenApi>();
});
afterAll(() => app.close());

describe('/docs/api/json', () => {
  it('describes every call, and nothing else', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(description.servers).toEqual([{ url: 'https://pay.example.com' }]);
    const served = endpointList.filter(({ method, path }) => app.hasRoute({ method, url: path }));
    const paths = served.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(description.paths).sort()).toEqual([...new Set(paths)].sort());
    const outside = paths.filter((path) => !path.startsWith('/api/'));
    expect(outside).toEqual(['/healthz', '/readyz', '/site-config.json']);
  });

  it.each(
    `
    GET /logout, POST /sign-in, POST /sign-up, GET /profile/notify-password-updated, POST /profile/update-profile,
    GET /profile/profile-data, POST /documents/generate-pdf, POST /documents/generate-xlsx, POST /save-draft,
    POST /salary-calculate, POST /profile/documents/filter/{type}, POST /profile/documents/{id}, POST /login, POST /logout
    `
      .trim()
      .split(/,\s+/),
  )('has the specified call %s, as other programs know it', (call) => {
    const [method, path] = call.split(' ') as [string, string];
    expect(description.paths[`/api${path}`]).toHaveProperty(method.toLowerCase());
  });

  it('says which calls ask for an ID token, as the calls themselves do', async () => {
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const [method, { security, responses }] of Object.entries(operations)) {
        const url = path.replaceAll(/\{\w+\}/g, 'paystub');
        const answer = await app.inject({
          method: method.toUpperCase() as 'GET',
          url,
          headers: { authorization: 'Bearer x.y.z' },
        });
        // What is missing in a body or an address is told before it is asked who sends it.
        if (answer.statusCode === 401) {
          const isAsked = answer.json<{ error: { code: string } }>().error.code === 'signInNeeded';
          expect(security !== undefined, `${method} ${path}`).toBe(isAsked);
        }
        // An empty entry says that nobody needs to say who they are.
        if (answer.statusCode < 300) expect(security ?? [{}], `${method} ${path}`).toContainEqual({});
        if (security) expect(Object.keys(responses)).toContain('401');
      }
    }
    const { security } = description.paths['/api/save-draft']!.post!;
    expect(security).toEqual([{ idToken: [] }]);
    expect(description.paths['/api/documents/generate-pdf']!.post!.security).toEqual([{}, { idToken: [] }]);
    expect(description.paths['/api/salary-calculate']!.post!.security).toBeUndefined();
  });

  it('takes request entries from the schemas', () => {
    const { schema } = description.paths['/api/salary-calculate']!.post!.requestBody!.content['application/json']!;
    expect(Object.keys(schema.properties)).toEqual(Object.keys(salaryCalculateRequestSchema.shape));
    expect(schema.required).toEqual(['grossPay', 'payFrequency', 'payDate', 'federalFilingStatusType']);
  });

  it('lists what the certificate of each state asks, by the names of the elections', () => {
    const { description: told = '' } = description.paths['/api/salary-calculate']!.post!;
    const row = (state: string) => told.split('\n').find((line) => line.startsWith(`| ${state} |`));
    expect(row('Illinois')).toContain('| IL-W-4 | `allowances` (Line 1: basic allowances), `line2Allowances`');
    expect(row('Iowa')).toContain('`iaW4AllowanceDollars`');
    expect(row('Alabama')).toContain('`personalExemptionClaimed` (false: No personal exemption is claimed)');
    expect(row('Texas')).toBeUndefined();
    const names = Object.keys(salaryCalculateRequestSchema.shape.elections.unwrap().unwrap().shape);
    const listed = [...told.matchAll(/`(\w+)` \(/g)].map(([, name]) => name!);
    expect(listed.length).toBeGreaterThan(100);
    expect(names).toEqual(expect.arrayContaining(listed));
  });

  it.each(Object.entries(EXAMPLES))('shows a body for %s that works as it stands', async (path, body) => {
    const { requestBody, responses } = description.paths[path]!.post!;
    expect(requestBody!.content['application/json']!.schema).toMatchObject({ example: body });
    const schemas = path.includes('documents') ? generateDocumentRequestSchema : undefined;
    if (schemas) expect(schemas.safeParse(body).error).toBeUndefined();
    else expect((await app.inject({ method: 'POST', url: path, payload: body })).statusCode).toBe(200);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '413', '415', '422', '429']));
  });

  it('says that documents are answered as files', () => {
    const { responses } = description.paths['/api/documents/generate-pdf']!.post!;
    expect(responses['200']!.content['application/pdf']).toEqual({ schema: { type: 'string', format: 'binary' } });
    expect(responses['4XX']).toBeDefined();
  });
});

describe('/docs/api', () => {
  it('shows every call under its name, with who may make it and what it takes', async () => {
    const { body } = await app.inject('/docs/api');
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const method of Object.keys(operations)) {
        expect(body).toContain(`<code class="method">${method.toUpperCase()}</code> <code>${path}</code>`);
      }
    }
    const call = /<details>(?:(?!<\/details>)[\s\S])*id="calculateSalary"[\s\S]*?<\/details>/.exec(body)?.[0] ?? '';
    expect(call).toContain('Anyone can make this call.');
    expect(call).toContain('<dt><code>grossPay</code> required, number');
    expect(call).toMatch(/<td>Illinois<\/td>\s*<td>IL-W-4<\/td>/);
    expect(call).toContain('&quot;payFrequency&quot;: &quot;BI_WEEKLY&quot;');
    expect(body.slice(body.indexOf('id="saveDraft"'))).toContain('Requires an ID token.');
  });

  it('is asked for again each time, as it changes with the server', async () => {
    for (const url of ['/docs/api', '/docs/api/json', '/docs/api/reference.css', '/docs/api/favicon.svg']) {
      expect((await app.inject(url)).headers['cache-control'], url).toBe('no-cache');
    }
    const { headers } = await app.inject({ url: '/docs/api', headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    const again = { url: '/docs/api', headers: { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
  });

  it('shows the mark of the product, that of every page', async () => {
    const mark = readFileSync(new URL('../../../web/public/favicon.svg', import.meta.url), 'utf8').trim();
    expect((await app.inject('/docs/api/favicon.svg')).body).toBe(mark);
  });

  it('is a page without scripts or inline styles, whose files and anchors are there', async () => {
    const { statusCode, body } = await app.inject('/docs/api');
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/<script|<style|style="|\son\w+=/);
    for (const [, file = ''] of body.matchAll(/<link [^>]*href="([^"]+)"/g)) {
      expect((await app.inject(file)).statusCode, file).toBe(200);
    }
    const anchors = [...body.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor);
    expect(anchors.length).toBeGreaterThan(10);
    for (const anchor of anchors) expect(body.split(`id="${anchor}"`), anchor).toHaveLength(2);
  });

  it('shows what an API says as text, whatever is in it', () => {
    const operation = { operationId: 'a', summary: '<b>&"', tags: ['<i>'], responses: {} };
    const reference = { info: { title: '<u>' }, tags: [{ name: '<i>' }], paths: { '/<s>': { get: operation } } };
    const page = renderReference(reference, { style: 'a', json: 'b', icon: 'c' });
    expect(page).not.toMatch(/<[busi]>/);
    expect(page).toContain('&lt;b&gt;&amp;&quot;');
  });
});
