/** A process that floods a server, separate so that it doesn't slow the one that measures. Its parent tells it what to do. */
import { Agent, request } from 'node:http';
import { costlyDocuments } from './costly-documents.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const counts = {};

function ask(address, from, { path, body }) {
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-forwarded-for': from };
  const asked = request(address + path, { method: 'POST', agent, headers }, (answer) => {
    answer.resume();
    answer.once('end', () => (counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1));
  });
  asked.once('error', () => (counts.broken = (counts.broken ?? 0) + 1));
  asked.end(body);
}

process.once('message', async ({ address, kinds, callers, everyMs, seconds }) => {
  const { costly } = await costlyDocuments();
  const documents = kinds.flatMap((kind) => costly[kind]);
  process.send({ isReady: true });
  const timers = Array.from({ length: callers }, (_, caller) => {
    const from = `10.1.${caller >> 8}.${caller & 255}`;
    let count = caller;
    const askNext = () => ask(address, from, documents[count++ % documents.length]);
    return setTimeout(
      () => {
        askNext();
        timers[caller] = setInterval(askNext, everyMs);
      },
      (caller * everyMs) / callers,
    );
  });
  setTimeout(() => {
    timers.forEach((timer) => clearInterval(timer));
    process.send({ counts }, () => process.exit());
  }, seconds * 1_000);
});
