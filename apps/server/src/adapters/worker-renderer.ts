import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { SignerOptions } from '../ports/documents/pdf-signer.ts';
import type { Lane } from '../features/documents/render-lane.ts';
import { renderLane } from '../features/documents/render-lane.ts';
import { problems } from '../problems/problem.ts';
import type {
  CheckedDocument,
  DocumentRenderer,
  RedrawnLogo,
  Refusal,
  RenderOutcome,
} from '../ports/documents/document-renderer.ts';

const LEAST_THREADS = 2;
const MAX_THREADS = 4;
const IDLE_TIMEOUT_MS = 60_000;
/** A thread's memory limit, in MB. The largest document that fits a request needs about 100. */
const THREAD_MEMORY: Readonly<Record<Lane, number>> = { small: 80, large: 144 };
const NEW_OBJECTS_MB = 8;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** How many threads each lane has. Small documents always have one of their own, and never fewer than half. */
export function threadsOf(cores: number): Readonly<Record<Lane, number>> {
  const all = Math.min(MAX_THREADS, Math.max(LEAST_THREADS, cores));
  const large = Math.floor(all / 2);
  return { small: all - large, large };
}

/** What every thread is given when it starts. */
export interface RenderWorkerData {
  /** Folder of the document fonts, read by each thread once. */
  readonly fontFolder: string;
  /** What documents are signed with. */
  readonly signing: SignerOptions;
}

/** A PDF that takes a password. */
export interface ProtectJob {
  readonly pdf: Uint8Array;
  readonly password: string;
}

export interface WorkerRendererOptions extends RenderWorkerData {
  /** The module whose exports `render`, `check`, `redraw` and `protect` do the work. */
  readonly workerFile: URL;
  readonly timeoutMs?: number;
  /** Jobs of each lane that may wait while all its threads work. */
  readonly mostWaiting?: number;
  readonly threads?: Readonly<Record<Lane, number>>;
}

/** Renders in separate threads, so that requests are answered while documents are made. */
export function workerRenderer(options: WorkerRendererOptions): DocumentRenderer {
  const { threads = threadsOf(availableParallelism()) } = options;
  const lanes = { small: lane(options, 'small', threads), large: lane(options, 'large', threads) };
  return {
    render: async (job) => (await lanes[renderLane(job.request)].run(job, 'render')) as RenderOutcome,
    check: async (job) => (await lanes[renderLane(job.request)].run(job, 'check')) as CheckedDocument | Refusal,
    redrawLogo: async (picture) => (await lanes.large.run(picture, 'redraw')) as RedrawnLogo,
    protectPdf: async (pdf, password) =>
      (await lanes.large.run({ pdf, password } satisfies ProtectJob, 'protect')) as Uint8Array,
    close: async () => void (await Promise.all([lanes.small.close(), lanes.large.close()])),
  };
}

function lane(options: WorkerRendererOptions, name: Lane, { [name]: maxThreads }: Readonly<Record<Lane, number>>) {
  const { timeoutMs = 20_000, mostWaiting = 64 } = options;
  // The pool's own limit does not count jobs that can be aborted, and all of ours can.
  let inHand = 0;
  const pool = new Piscina({
    filename: options.workerFile.href,
    name: 'render',
    // A large document can wait for its thread to start; until then, this saves memory.
    minThreads: name === 'small' ? 1 : 0,
    maxThreads,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY[name], maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
    // A thread that blocks while it waits postpones garbage collection until the next document is waiting.
    atomics: 'disabled',
    workerData: { fontFolder: options.fontFolder, signing: options.signing } satisfies RenderWorkerData,
    // The pool would load the module with require, and Node 20 aborts the process if a thread ends during that.
    execArgv: ['--no-experimental-require-module'],
  });
  return {
    async run(task: unknown, job: 'render' | 'check' | 'redraw' | 'protect'): Promise<unknown> {
      if (inHand >= maxThreads + mostWaiting) throw problems.rendererBusy();
      inHand += 1;
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        return await pool.run(task, { signal: deadline, name: job });
      } catch (error) {
        if (deadline.aborted) throw problems.renderingTooSlow(Math.round(timeoutMs / 1000));
        if ((error as NodeJS.ErrnoException).code === OUT_OF_MEMORY) throw problems.documentTooLarge();
        throw error;
      } finally {
        inHand -= 1;
      }
    },
    close: () => pool.destroy(),
  };
}
