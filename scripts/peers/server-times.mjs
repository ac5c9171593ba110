/**
 * Loaded beside a server by `--import`: measures how long its event loop is held, and how long it takes from a request's
 * headers until its answer is handed to the system. A message to the process begins anew, and is answered with the longest of
 * both until then, in milliseconds.
 */
import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
const startedAt = new WeakMap();
let longestAnswerMs = 0;
subscribe('http.server.request.start', ({ request }) => startedAt.set(request, performance.now()));
subscribe('http.server.response.finish', ({ request }) => {
  longestAnswerMs = Math.max(longestAnswerMs, performance.now() - startedAt.get(request));
});
process.on('message', () => {
  process.send({ holdMs: Math.max(0, delays.max / 1e6 - RESOLUTION_MS), answerMs: longestAnswerMs });
  delays.reset();
  longestAnswerMs = 0;
});
process.channel?.unref();
