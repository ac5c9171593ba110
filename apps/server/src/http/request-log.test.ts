import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testConfig } from '../fixtures/test-app.ts';
import { answerError } from './error-answers.ts';
import { logRequests, loggerOptions } from './request-log.ts';

/** A logger as the server has it, and the lines it has written. */
function collectLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: { ...loggerOptions(testConfig({ LOG_LEVEL: 'info' })), stream } });
  lines.length = 0;
  return { app, lines };
}

it('logs one line a request, without addresses, queries, bodies or headers', async () => {
  const { app, lines } = collectLog();
  app.setErrorHandler(answerError);
  logRequests(app);
  app.post('/people/:name', async (request) => {
    request.log.info({ req: request, body: request.body, headers: request.headers, ip: request.ip }, 'careless');
    throw new Error('broken');
  });
  await app.inject({
    method: 'POST',
    url: '/people/nuria?ssn=123-45-6789',
    payload: { name: 'Nguyen' },
    headers: { authorization: 'Bearer secret', cookie: 'session=secret' },
    remoteAddress: '192.0.2.77',
  });
  await app.close();
  const text = lines.join('');
  expect(text).not.toMatch(/nuria|123-45|Nguyen|secret|192\.0\.2\.77/);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: 'answered', method: 'POST', route: '/people/:name', status: 500 }),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({
      msg: 'A request failed unexpectedly',
      err: expect.objectContaining({ message: 'broken' }),
    }),
  );
});

it.each(['body', 'headers', 'ip', 'remoteAddress', 'documentData'])(
  'leaves %s out of a line, and out of what is logged within one',
  async (name) => {
    const { app, lines } = collectLog();
    app.log.info({ [name]: 'Nguyen', job: { [name]: 'Nguyen', kind: 'mail' } }, 'careless');
    await app.close();
    const { level, time, ...rest } = JSON.parse(lines.join('')) as Record<string, unknown>;
    expect([typeof level, typeof time]).toEqual(['number', 'number']);
    expect(rest).toEqual({ job: { kind: 'mail' }, msg: 'careless' });
  },
);
