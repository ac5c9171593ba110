import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lane } from '../features/documents/render-lane.ts';
import { expectedMs, expectedProtectMs, expectedRedrawMs, renderLane } from '../features/documents/render-lane.ts';
import type { EndTurn } from '../fair-queue.ts';
import { FairQueue } from '../fair-queue.ts';
import type { DocumentRenderer } from '../ports/document-renderer.ts';
import { problems } from '../problem.ts';
import { limitKey } from './rate-limits.ts';

/** What is longer is not read before there is room for it, and not parsed before its turn. */
export const LARGE_BODY_BYTES = 131_072;

/** Together with the work well within the minute that a proxy waits, and half of what a request may take to arrive. */
const LONGEST_WAIT_MS = 15_000;
/** Those that wait for room are not in memory yet; those that wait for a worker are, with at most 128 KB each. */
const WAITING = { mostWaitingEach: 12, mostWaiting: 64, longestWaitMs: LONGEST_WAIT_MS };
/** So many bodies of at most 1.5 MB are in memory at once. */
const LARGE_BODIES = { ...WAITING, atOnce: 4, atOnceEach: 2 };
/** A set of stubs takes about so long for each byte of it. */
const MS_OF_A_BYTE = 0.0007;

/** Goes into the log alone. */
const REQUEST_TIMEOUT = 408;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a request with a large body holds: room for the body until it is answered, and the turn it is worked on in. */
    held: { readonly gone: AbortSignal; readonly room: EndTurn; turn: EndTurn | undefined } | undefined;
  }
}

/** Has callers, told by their addresses, take turns at what takes memory and processor time. */
export interface Turns {
  /** The renderer as this request may use it: in turn with other callers, small documents apart from large ones. */
  rendererFor(reply: FastifyReply, renderer: DocumentRenderer): DocumentRenderer;
  /** Waits for the turn of a large body; to be called when it has arrived, before it is parsed. */
  beforeParsing(request: FastifyRequest): Promise<void>;
}

/** Adds the turns to the server, for a renderer with so many threads. */
export function addTurns(app: FastifyInstance, threads: Readonly<Record<Lane, number>>): Turns {
  const bodies = new FairQueue(LARGE_BODIES);
  const lanes = {
    // One job is handed over before its thread is free, since it takes about as long as the loop of the server.
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

/** By what the headers say; of a body that is too long for its call nothing is read anyway. */
function mayBeLarge({ headers, routeOptions: { bodyLimit } }: FastifyRequest): boolean {
  if (bodyLimit <= LARGE_BODY_BYTES) return false;
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = Number(headers['content-length'] ?? 0);
  return length > LARGE_BODY_BYTES && length <= bodyLimit;
}

/** How long the work on a large body is expected to take. */
function expectedOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  return Number(headers['content-length'] ?? bodyLimit) * MS_OF_A_BYTE;
}

/** Tells when nobody waits for the answer any more. An answer that was given is closed, too. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(problems.requestRefused(REQUEST_TIMEOUT)));
  return gone.signal;
}
