import type { FastifyReply } from 'fastify';
import { errorAnswerSchema } from '@paperwage/api-contract';
import { z } from 'zod';
import type { FinishedFile } from '../ports/document-renderer.ts';
import { attachment } from './content-disposition.ts';

/** The answers of a call whose body is a file. */
export function binaryAnswer(mediaType: string) {
  const schema = z.unknown().meta({ type: 'string', format: 'binary' });
  const file = { description: 'The file', content: { [mediaType]: { schema } } };
  return { 200: file, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
}

/** Answers a file to be saved, and to be kept by nobody on the way. The contract's type is of JSON, so `reply` is not. */
export function sendFile(reply: unknown, { fileName, mediaType, bytes }: FinishedFile): FastifyReply {
  return (reply as FastifyReply)
    .type(mediaType)
    .headers({ 'content-disposition': attachment(fileName), 'cache-control': 'no-store' })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
