import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { problems } from '../problem.ts';
import type { DocumentRenderer, RedrawnLogo, RenderOutcome } from '../ports/document-renderer.ts';

const MOST_THREADS = 4;
const IDLE_TIMEOUT_MS = 60_000;
const THREAD_MEMORY_MB = 512;

export interface WorkerRendererOptions {
  /** The module whose exports `render` and `redraw` do the work. */
  readonly workerFile: URL;
  /** Folder of the document fonts, read by each thread once. */
  readonly fontFolder: string;
  readonly timeoutMs?: number;
  /** Jobs that may wait while all threads work. */
  readonly mostWaiting?: number;
  readonly mostThreads?: number;
}

/** Renders in threads of their own, so that requests are answered while documents are made. */
export function workerRenderer(options: WorkerRendererOptions): DocumentRenderer {
  const { timeoutMs = 20_000, mostWaiting = 64 } = options;
  const maxThreads = options.mostThreads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  // The pool's own limit does not count jobs that can be aborted, and all of ours can.
  let inHand = 0;
  const pool = new Piscina({
    filename: options.workerFile.href,
    name: 'render',
    minThreads: 1,
    maxThreads,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    workerData: { fontFolder: options.fontFolder },
    // The pool would load the module by require, and Node 20 aborts the process when a thread ends in the midst of that.
    execArgv: ['--no-experimental-require-module'],
  });
  const run = async (task: unknown, name: 'render' | 'redraw'): Promise<unknown> => {
    if (inHand >= maxThreads + mostWaiting) throw problems.rendererBusy();
    inHand += 1;
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run(task, { signal: deadline, name });
    } catch (error) {
      if (deadline.aborted) throw problems.renderingTooSlow(Math.round(timeoutMs / 1000));
      throw error;
    } finally {
      inHand -= 1;
    }
  };
  return {
    render: async (job) => (await run(job, 'render')) as RenderOutcome,
    redrawLogo: async (picture) => (await run(picture, 'redraw')) as RedrawnLogo,
    close: () => pool.destroy(),
  };
}
