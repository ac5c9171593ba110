import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lane } from '../features/documents/render-lane.ts';
import { expectedMs, expectedProtectMs, expectedRedrawMs, renderLane } from '../features/documents/render-lane.ts';
import type { EndTurn } from '../fair-queue.ts';
import { FairQueue } from '../fair-queue.ts';
import type { DocumentRenderer } from '../ports/documents/document-renderer.ts';
import { problems } from '../problems/problem.ts';
import { limitKey } from './rate-limits.ts';

/** Larger bodies are not read until there is room, and not parsed before their turn. */
export const LARGE_BODY_BYTES = 131_072;

/**
 * With the work, this stays well within the minute that a proxy waits, and within half the time a request may take to
 * arrive.
 */
const LONGEST_WAIT_MS = 15_000;
/** Requests waiting for room are not in memory yet; those waiting for a worker are, with at most 128 KB each. */
const WAITING = { mostWaitingEach: 12, mostWaiting: 64, longestWaitMs: LONGEST_WAIT_MS };
/** This many bodies of at most 1.5 MB are in memory at once. */
const LARGE_BODIES = { ...WAITING, atOnce: 4, atOnceEach: 2 };
/** Roughly the time that a set of stubs takes per byte. */
const MS_OF_A_BYTE = 0.0007;

/** Only for the log. */
const REQUEST_TIMEOUT = 408;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a request with a large body holds: room for the body until it is answered, and its turn for the work. */
    held: { readonly gone: AbortSignal; readonly room: EndTurn; turn: EndTurn | undefined } | undefined;
  }
}

/** Makes callers, identified by their addresses, take turns at work that needs memory and processor time. */
export interface Turns {
  /** The renderer for this request: callers take turns, and small documents don't wait for large ones. */
  rendererFor(reply: FastifyReply, renderer: DocumentRenderer): DocumentRenderer;
  /** Waits for a large body's turn; call it when the body has arrived, before it is parsed. */
  beforeParsing(request: FastifyRequest): Promise<void>;
}

/** Adds turns to the server, for a renderer with this many threads. */
export function addTurns(app: FastifyInstance, threads: Readonly<Record<Lane, number>>): Turns {
  const bodies = new FairQueue(LARGE_BODIES);
  const lanes = {
    // One job is handed over before its thread is free, since that takes about as long as one pass of the event loop.
    small: new FairQueue({ atOnce: threads.small + 1, atOnceEach: threads.small, ...WAITING }),
    large: new FairQueue({ atOnce: threads.large, atOnceEach: threads.large, ...WAITING }),
  };
  app.decorateRequest('held', undefined);
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!mayBeLarge(request)) return payload;
    const gone = goneSignal(reply);
    request.held = { gone, room: await bodies.take(limitKey(request.ip), expectedOf(request), gone), turn: undefined };
    return payload;
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.held?.turn?.();
    request.held?.room();
    done();
  });

  const inTurn = async <Result>(reply: FastifyReply, lane: Lane, ms: number, work: () => Promise<Result>) => {
    const { ip, held } = reply.request;
    const end = held?.turn ?? (await lanes[lane].take(limitKey(ip), ms, held?.gone ?? goneSignal(reply)));
    try {
      return await work();
    } finally {
      end();
    }
  };
  return {
    rendererFor: (reply, renderer) => ({
      ...renderer,
      render: (job) => inTurn(reply, renderLane(job.request), expectedMs(job.request), () => renderer.render(job)),
      check: (job) => inTurn(reply, renderLane(job.request), expectedMs(job.request), () => renderer.check(job)),
      redrawLogo: (logo) => inTurn(reply, 'large', expectedRedrawMs(logo), () => renderer.redrawLogo(logo)),
      protectPdf: (pdf, password) =>
        inTurn(reply, 'large', expectedProtectMs(pdf), () => renderer.protectPdf(pdf, password)),
    }),
    async beforeParsing(request) {
      const { ip, held } = request;
      if (held) held.turn = await lanes.large.take(limitKey(ip), expectedOf(request), held.gone);
    },
  };
}

/** From the headers; if a body is too long for its call, nothing is read anyway. */
function mayBeLarge({ headers, routeOptions: { bodyLimit } }: FastifyRequest): boolean {
  if (bodyLimit <= LARGE_BODY_BYTES) return false;
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = Number(headers['content-length'] ?? 0);
  return length > LARGE_BODY_BYTES && length <= bodyLimit;
}

/** The expected time to process a large body. */
function expectedOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  return Number(headers['content-length'] ?? bodyLimit) * MS_OF_A_BYTE;
}

/** Signals when nobody waits for the answer any more. A connection also closes after its answer was sent. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(problems.requestRefused(REQUEST_TIMEOUT)));
  return gone.signal;
}
