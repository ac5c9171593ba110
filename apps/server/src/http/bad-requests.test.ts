import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, errorAnswerSchema } from '@paperwage/api-contract';
import { SALARY_REQUEST } from '../fixtures/requests.ts';
import { testApp } from '../fixtures/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const CALLS = [
  endpoints.calculateSalary.path,
  endpoints.findGrossPay.path,
  endpoints.generatePdf.path,
  endpoints.generateXlsx.path,
];

async function refusal(url: string, payload: string | Buffer, contentType: string | undefined = 'application/json') {
  const headers = contentType === undefined ? {} : { 'content-type': contentType };
  const response = await app.inject({ method: 'POST', url, payload, headers });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { error } = errorAnswerSchema.parse(response.json());
  expect(error.message).toMatch(/^[A-Z].*[.]$|^[a-z][A-Za-z.0-9]* .*[.]$/s);
  return { status: response.statusCode, ...error };
}

describe.each(CALLS)('%s', (url) => {
  it('refuses a body of 2 MB', async () => {
    const { status, message } = await refusal(url, JSON.stringify({ x: 'x'.repeat(2_000_000) }));
    expect(status).toBe(413);
    expect(message).toMatch(/larger than the [\d,]+ KB this call takes/);
  });

  it.each([
    ['half a body', '{"grossPay": 1'],
    ['text that is no JSON', 'grossPay=1'],
    ['NaN as a number', '{"grossPay": NaN}'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['__proto__ as a name', '{"__proto__": {"state": "TX"}}'],
    ['constructor.prototype as a name', '{"constructor": {"prototype": {"state": "TX"}}}'],
    ['nesting without an end', '['.repeat(30_000)],
  ])('refuses %s as unreadable', async (what, payload) => {
    const { status, code, message } = await refusal(url, payload);
    expect({ status, code }).toEqual({ status: 400, code: 'bodyUnreadable' });
    expect(message).toContain('request body');
    expect(message.includes('__proto__')).toBe(what.endsWith('as a name'));
  });

  it.each([
    ['a list', '[]'],
    ['text', '"x"'],
    ['a number', '1'],
    ['null', 'null'],
    ['true', 'true'],
    ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
  ])('refuses %s instead of an object', async (_what, payload) => {
    const { status, message } = await refusal(url, payload);
    expect(status).toBe(400);
    expect(message).toBe('The request body must be an object.');
  });

  it('refuses an object nested deeply where an entry belongs', async () => {
    const nested = `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`;
    const { status } = await refusal(url, `{"state": ${nested}, "documentData": ${nested}}`);
    expect(status).toBe(400);
  });

  it('refuses an object without the entries, naming the first', async () => {
    const { status, message, issues } = await refusal(url, '{}');
    expect(status).toBe(400);
    expect(message.startsWith(issues![0]!.path)).toBe(true);
  });

  it('refuses an empty body', async () => {
    expect(await refusal(url, '')).toMatchObject({ status: 400, code: 'bodyMissing' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'refuses the content type %s',
    async (contentType) => {
      const { status, message } = await refusal(url, JSON.stringify(SALARY_REQUEST), contentType);
      expect(status).toBe(415);
      expect(message).toContain('Content-Type: application/json');
    },
  );

  it('refuses other methods, naming the right one', async () => {
    const response = await app.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.json()).toMatchObject({ error: { message: 'This address answers POST requests only.' } });
  });

  it('does not repeat what was sent', async () => {
    const response = await app.inject({
      method: 'POST',
      url,
      payload: { grossPay: '123-45-6789', type: '123-45-6789' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('123-45-6789');
  });
});

it('answers an unknown call with a sentence', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/nothing', payload: {} });
  expect(response.statusCode).toBe(404);
  expect(errorAnswerSchema.parse(response.json()).error.message).toContain('/docs/api');
});

it('answers an address with a broken escape with a sentence', async () => {
  const response = await app.inject({ method: 'GET', url: '/%E0%A4%A' });
  expect(response.statusCode).toBe(400);
  expect(errorAnswerSchema.parse(response.json()).error.code).toBe('addressUnreadable');
});

describe('a bug', () => {
  it('is answered without details', async () => {
    const broken = await testApp({
      services: {
        clock: {
          nowMs: () => {
            throw new Error('secret detail');
          },
        },
      },
    });
    const response = await broken.inject({
      method: 'POST',
      url: endpoints.calculateSalary.path,
      payload: SALARY_REQUEST,
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ ok: false, error: { code: 'unexpected', message: 'Something went wrong' } });
    await broken.close();
  });
});

describe('what is not even a request', () => {
  const answerTo = (sent: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      let answer = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(sent));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, 'well-formed'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too long'],
  ])('%s is told why the connection ends', async (_what, sent, status, words) => {
    const answer = await answerTo(sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const body = errorAnswerSchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
    expect(body.error.message).toContain(words);
  });
});
