import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, LARGEST_LOGO_BYTES } from '@paperwage/api-contract';
import { FairQueue } from '../fair-queue.ts';
import { DOCUMENT_REQUEST } from '../fixtures/requests.ts';
import { noRenderer, testApp } from '../fixtures/test-app.ts';
import { limitKey } from './rate-limits.ts';
import type { RenderJob, RenderOutcome } from '../ports/documents/document-renderer.ts';

const MAX_WAITING_EACH = 12;
const LARGE_STUBS = 200;

/** A renderer that makes nothing before it is told to, and knows the callers by the names of their documents. */
function heldRenderer() {
  const jobs: { readonly name: string; readonly finish: () => void }[] = [];
  const render = ({ request }: RenderJob) =>
    new Promise<RenderOutcome>((resolve) => {
      const name = request.type === 'paystub' ? request.documentData.companyInfo.employerName : '';
      const file = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1]) };
      jobs.push({ name, finish: () => resolve({ file, warnings: [] }) });
    });
  return { ...noRenderer, jobs, render };
}

let app: FastifyInstance;
let renderer: ReturnType<typeof heldRenderer>;
let address: string;
/** Every place in a line that was asked for; a large body needs room first, and then its turn. */
const takes = vi.spyOn(FairQueue.prototype, 'take');
afterAll(() => takes.mockRestore());
beforeEach(async () => {
  takes.mockClear();
  renderer = heldRenderer();
  app = await testApp({ services: { renderer }, environment: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: '' } });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  const finishing = finishAll();
  await app.close();
  finishing.stop();
});

function stubs(employerName: string, count = 1) {
  const { documentData } = DOCUMENT_REQUEST;
  const items = Array.from({ length: count }, () => documentData.items[0]!);
  const companyInfo = { ...documentData.companyInfo, employerName };
  return JSON.stringify({ ...DOCUMENT_REQUEST, documentData: { ...documentData, companyInfo, items } });
}

const ask = (from: string, body: string, more: RequestInit = {}) =>
  fetch(address + endpoints.generatePdf.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body,
    ...more,
  });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
/** Loaded machines take long; what never comes still fails. */
const SOON = { timeout: 30_000 };
const jobs = (count: number) => expect.poll(() => renderer.jobs.length, SOON).toBe(count);
/** Waits until a caller asked for so many places. */
const asks = (from: string, count: number) =>
  expect.poll(() => takes.mock.calls.filter(([caller]) => caller === limitKey(from)).length, SOON).toBe(count);
/** Ends the job that has been under way the longest, and names it. */
const finishOne = () => {
  const job = renderer.jobs.shift()!;
  job.finish();
  return job.name;
};
/** Ends all jobs, and those that come, until it is stopped. */
function finishAll(): { stop(): void } {
  const finishing = setInterval(() => renderer.jobs.splice(0).forEach(({ finish }) => finish()), 1);
  return { stop: () => clearInterval(finishing) };
}

describe('documents of many callers', () => {
  it('are made in turn, the small ones while large ones are made', async () => {
    const dear = Array.from({ length: 3 }, () => statusOf(ask('10.0.0.1', stubs('dear', LARGE_STUBS))));
    await jobs(1);
    const other = statusOf(ask('10.0.0.2', stubs('other', LARGE_STUBS)));
    // It waits for its turn before the first is done, or it would come last in any case.
    await asks('10.0.0.2', 2);
    const small = statusOf(ask('10.0.0.3', stubs('small')));
    await jobs(2);
    expect(renderer.jobs.map(({ name }) => name)).toEqual(['dear', 'small']);
    const made: string[] = [];
    for (let left = 5; left > 0; left -= 1) {
      await expect.poll(() => renderer.jobs.length, SOON).toBeGreaterThan(0);
      made.push(finishOne());
    }
    expect(await Promise.all([...dear, other, small])).toEqual([200, 200, 200, 200, 200]);
    expect(made.indexOf('other')).toBeLessThan(made.lastIndexOf('dear'));
  });

  it('are refused to an address that has too many waiting, and to no other', async () => {
    const asked = Array.from({ length: MAX_WAITING_EACH + 3 }, () => ask('10.0.0.1', stubs('many')));
    const refused = await Promise.any(asked);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.json()).toMatchObject({ error: { code: 'documentsWaiting' } });
    const other = statusOf(ask('10.0.0.2', stubs('other')));
    await expect.poll(() => renderer.jobs.map(({ name }) => name), SOON).toContain('other');
    const finishing = finishAll();
    expect(await other).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    finishing.stop();
    expect(statuses).toEqual([...Array.from({ length: MAX_WAITING_EACH + 1 }, () => 200), 429, 429]);
  });

  it('give their turn back when the caller goes away, whether waiting, sending, or sending no JSON', async () => {
    const leaving = new AbortController();
    const body = stubs('gone', LARGE_STUBS);
    const gone = Array.from({ length: 6 }, () => ask('10.0.0.1', body, { signal: leaving.signal }));
    await jobs(1);
    leaving.abort();
    await Promise.allSettled(gone);
    // Those whose going the server has not seen yet still have their turn.
    const finishing = finishAll();
    for (let at = 0; at < 3; at += 1) {
      await new Promise<void>((resolve) => {
        const head = `POST ${endpoints.generatePdf.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
        const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
        socket.write(
          `${head}X-Forwarded-For: 10.0.0.2\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9_000)}`,
        );
        socket.once('close', () => resolve());
        setImmediate(() => socket.destroy());
      });
      expect(await statusOf(ask('10.0.0.2', ' '.repeat(200_000)))).toBe(400);
    }
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) expect(await statusOf(ask(from, body))).toBe(200);
    finishing.stop();
  });
});

describe('a body that is not taken', () => {
  it('is answered in words though the client sends all of it before it reads', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const length = 8 * LARGEST_LOGO_BYTES;
    socket.write(
      `POST ${endpoints.uploadLogo.path} HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: ${length}\r\n\r\n`,
    );
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(Buffer.alloc(length), (error) => (error ? reject(error) : resolve()));
    });
    const [said] = await new Promise<Buffer[]>((resolve) => socket.once('data', (...data: Buffer[]) => resolve(data)));
    expect(String(said)).toMatch(/^HTTP\/1.1 413 [^]*"code":"bodyTooLarge"/);
    socket.destroy();
  });

  it('is refused compressed, with 415', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await ask('10.0.0.1', stubs('a'), { headers });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('Content-Encoding') } });
  });
});
