/**
 * Loaded beside a server by `--import`: measures how long its event loop is held. A message to the process begins anew, and
 * is answered with the longest hold until then, in milliseconds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.on('message', () => {
  process.send(Math.max(0, delays.max / 1e6 - RESOLUTION_MS));
  delays.reset();
});
process.channel?.unref();
