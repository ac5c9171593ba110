import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is the same for everybody, in every encoding it is kept in, with a tag that changes with it. */
export interface EncodedBody {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A tag for caches, of the content alone. */
export function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Sends the body in the best encoding that is accepted, or only says that the one the client has is still right. */
export function sendBody(body: EncodedBody, request: FastifyRequest, reply: FastifyReply): void {
  const encoding = chosenEncoding(body, request.headers['accept-encoding']);
  const etag = `"${body.etag}${encoding ? `-${encoding}` : ''}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (body.status === 200 && matches(request.headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return;
  }
  if (encoding) void reply.header('content-encoding', encoding);
  void reply
    .code(body.status)
    .type(body.type)
    .send((encoding && body.encoded.get(encoding)) ?? body.plain);
}

function chosenEncoding({ encoded }: EncodedBody, accepted: string | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0+)?$/;
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return ENCODINGS.find((name) => encoded.has(name) && names.includes(name));
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
