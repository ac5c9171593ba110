import { afterEach, describe, expect, it } from 'vitest';
import { DOCUMENT_REQUEST } from '../fixtures/requests.ts';
import type { DocumentRenderer, RenderJob } from '../ports/documents/document-renderer.ts';
import type { WorkerRendererOptions } from './worker-renderer.ts';
import { threadsOf, workerRenderer } from './worker-renderer.ts';

const renderers: DocumentRenderer[] = [];
afterEach(() => Promise.all(renderers.splice(0).map((renderer) => renderer.close())));

/** The worker of these tests signs nothing. */
const NO_SIGNING = { identity: { certificates: [], privateKey: new Uint8Array() }, timestampUrl: undefined };

function pool(options: Partial<WorkerRendererOptions> = {}): DocumentRenderer {
  const workerFile = new URL('./fixtures/slow-worker.mjs', import.meta.url);
  const renderer = workerRenderer({
    workerFile,
    fontFolder: 'fonts',
    signing: NO_SIGNING,
    threads: { small: 1, large: 1 },
    ...options,
  });
  renderers.push(renderer);
  return renderer;
}

/** Only the template counts here, the worker of these tests looks at nothing else; and how many stubs there are. */
const job = (template: string, stubs = 1) => {
  const { documentData } = DOCUMENT_REQUEST;
  const items = Array.from({ length: stubs }, () => documentData.items[0]!);
  return {
    format: 'pdf',
    request: { ...DOCUMENT_REQUEST, template, documentData: { ...documentData, items } },
  } as RenderJob;
};
const LARGE = 250;

describe('workerRenderer', () => {
  it('gives the file made in another thread, which knows the font folder', async () => {
    const outcome = await pool().render(job('quick'));
    expect(outcome).toEqual({ file: { fileName: 'fonts', mediaType: 'pdf', bytes: new Uint8Array([1, 2, 3]) } });
  });

  it('passes a refusal on as it is', async () => {
    expect(await pool().render(job('refused'))).toEqual({
      refused: [{ path: 'documentData.items.0.payDate', code: 'x', message: 'No.' }],
    });
  });

  it('refuses more jobs than may wait', async () => {
    const renderer = pool({ mostWaiting: 1 });
    await renderer.render(job('quick'));
    const jobs = [1, 2, 3].map(() => renderer.render(job('slow')));
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'rendererBusy', status: 503 } });
  });

  it('stops a job that takes too long, tells so, makes small documents meanwhile, and goes on with the next', async () => {
    const renderer = pool({ timeoutMs: 3_000 });
    const outcome = renderer.render(job('endless', LARGE)).catch((error: unknown) => error);
    await expect(renderer.render(job('quick'))).resolves.toHaveProperty('file');
    await expect(outcome).resolves.toMatchObject({
      code: 'renderingTooSlow',
      status: 503,
      message: expect.stringContaining('longer than 3 seconds'),
    });
    await expect(renderer.render(job('quick', LARGE))).resolves.toHaveProperty('file');
  });

  it('outlives a document that needs more memory than a thread may take', async () => {
    const renderer = pool();
    for (const stubs of process.env.TEST_ALL ? [1, LARGE] : [1]) {
      await expect(renderer.render(job('hungry', stubs))).rejects.toMatchObject({
        code: 'documentTooLarge',
        status: 422,
      });
      await expect(renderer.render(job('quick', stubs))).resolves.toHaveProperty('file');
    }
  });

  it('always keeps threads for small documents, however few cores there are', () => {
    expect([1, 2, 3, 4, 64].map(threadsOf)).toEqual([
      { small: 1, large: 1 },
      { small: 1, large: 1 },
      { small: 2, large: 1 },
      { small: 2, large: 2 },
      { small: 2, large: 2 },
    ]);
  });

  it('passes a bug on as an error, not as a refusal', async () => {
    await expect(pool().render(job('broken'))).rejects.toThrow('broken in the worker');
  });
});
