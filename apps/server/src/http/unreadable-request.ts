import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'We can’t read this request. It isn’t well-formed HTTP.',
  408: 'The request took too long to arrive. Try again.',
  431: 'This request’s headers are too long. Delete this site’s cookies and try again.',
};

/** Answers anything that isn't a valid request, so that the sender learns why the connection ends. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf(error.code);
  const body = JSON.stringify({ ok: false, error: { code: 'requestUnreadable', message: SENTENCES[status] } });
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
