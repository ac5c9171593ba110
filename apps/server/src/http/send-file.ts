import type { FastifyReply } from 'fastify';
import type { FinishedFile } from '../ports/documents/document-renderer.ts';
import { attachment } from './content-disposition.ts';
import type { Sent } from './serve.ts';
import { SENT } from './serve.ts';

/** Sends a file to be saved. */
export function sendFile(reply: FastifyReply, { fileName, mediaType, bytes }: FinishedFile): Sent {
  void reply
    .type(mediaType)
    .header('content-disposition', attachment(fileName))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return SENT;
}
