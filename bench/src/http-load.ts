import { connect } from 'node:net';
import type { Socket } from 'node:net';

interface Target {
  readonly port: number;
  readonly path: string;
  readonly body: string;
}

const CONNECTIONS = 16;

/**
 * Requests a second that a server on loopback answers over keep-alive connections, one request in flight on each.
 * Plain sockets, so that the load costs the machine as little as possible. Any answer but 200 is an error.
 */
export async function requestsPerSecond(target: Target, durationMs: number): Promise<number> {
  const { path, body, port } = target;
  const request = Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const until = performance.now() + durationMs;
  const started = performance.now();
  const rest = stayAwake();
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => drive(port, request, until)));
  rest();
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return answered / ((performance.now() - started) / 1000);
}

/**
 * Keeps this process from sleeping until the returned function is called. Waking a sleeper costs the server that answers
 * it, on a virtual machine as much as a small request, and the slower of two servers lets its client sleep more often.
 */
function stayAwake(): () => void {
  let awake = true;
  const turn = () => {
    if (awake) setImmediate(turn);
  };
  turn();
  return () => {
    awake = false;
  };
}

function drive(port: number, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let answered = 0;
    let received: Buffer = Buffer.alloc(0);
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const size = answerSize(received);
      if (size === undefined || received.length < size) return;
      if (!received.subarray(0, 12).equals(Buffer.from('HTTP/1.1 200'))) {
        socket.destroy();
        reject(new Error(received.toString('utf8', 0, 400)));
        return;
      }
      answered += 1;
      received = received.subarray(size);
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answered));
    });
  });
}

/** Bytes of the answer with its head, once the head has arrived. */
function answerSize(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd));
  return length ? headEnd + 4 + Number(length[1]) : undefined;
}
