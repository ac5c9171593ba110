import { generatePdfPath, generateXlsxPath } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';

export type FileKind = 'pdf' | 'xlsx';

/** A document to be made of what was typed. */
export interface FileRequest {
  readonly type: DocumentType;
  readonly kind: FileKind;
  readonly template: string;
  readonly theme: string;
  readonly draft: object;
}

const PATHS: Readonly<Record<FileKind, string>> = { pdf: generatePdfPath, xlsx: generateXlsxPath };
const GIVE_UP_MS = 60_000;
const OFFLINE = 'The server cannot be reached. Your work is kept here: check the connection and try again.';
const SLOW = 'The server did not answer within a minute. Your work is kept here: try again.';
const BROKEN = 'The server could not make the file. Your work is kept here: try again in a moment.';

/** Why there is no file, in a sentence for the user. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** Has the server make the file and hands it to the browser. Returns its name; throws DownloadError. */
export async function downloadDocument(request: FileRequest): Promise<string> {
  const response = await answerTo(request);
  if (!response.ok) throw new DownloadError((await messageIn(response)) ?? BROKEN);
  const name = fileNameIn(response.headers.get('content-disposition')) ?? `${request.type}.${request.kind}`;
  handOver(await bodyOf(response), name);
  return name;
}

async function answerTo({ type, kind, template, theme, draft }: FileRequest): Promise<Response> {
  try {
    return await fetch(PATHS[kind], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, template, theme, documentData: draft }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
  } catch (error) {
    throw unreachable(error);
  }
}

async function bodyOf(response: Response): Promise<Blob> {
  try {
    return await response.blob();
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(error: unknown): DownloadError {
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  return new DownloadError(isSlow ? SLOW : OFFLINE, { cause: error });
}

/** Failures carry `error.message`; a proxy in between may answer with something else. */
async function messageIn(response: Response): Promise<string | undefined> {
  try {
    const body = (await response.json()) as { error?: { message?: unknown } } | null;
    const message = body?.error?.message;
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** The name in a content-disposition header; the encoded form (`filename*=UTF-8''...`) wins. */
export function fileNameIn(header: string | null): string | undefined {
  if (!header) return undefined;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return /filename\s*=\s*"([^"]+)"/i.exec(header)?.[1] ?? /filename\s*=\s*([^;\s]+)/i.exec(header)?.[1];
}

function handOver(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GIVE_UP_MS);
}
