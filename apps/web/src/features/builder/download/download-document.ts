import type { GenerateDocumentBody } from '@paperwage/api-contract';
import { DOCUMENT_ID_HEADER } from '@paperwage/api-contract';
import { track } from '../../../analytics/track.ts';
import { getAuth } from '../../../identity/auth-state.ts';
import { call } from '../../../identity/call.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { handOverFile } from '../../../records/hand-over-file.ts';
import { digestOf } from '../../../records/digest.ts';
import { isHinted } from '../../../identity/sign-in-hint.ts';
import { fileNameIn } from '../../../records/file-name-in.ts';
import type { FileKind } from '../../../records/is-file.ts';
import { isFile, NOT_THE_FILE } from '../../../records/is-file.ts';
import { hasPlans } from '../../../shell/site-config.ts';
export { finishDraftOf } from '../account/finish-draft.ts';
import type { FileRequest } from './make-in-page.ts';

export interface DownloadedFile {
  readonly fileName: string;
  /** Its id in the signed-in user's history. */
  readonly documentId: string | undefined;
  /** It was made in the page, and the signed-in user’s history doesn’t have it. */
  readonly isMissing?: boolean;
}

const ADDRESSES = {
  pdf: 'POST /api/documents/generate-pdf',
  xlsx: 'POST /api/documents/generate-xlsx',
} as const satisfies Readonly<Record<FileKind, string>>;
const GIVE_UP_MS = 60_000;
const OFFLINE = 'We can’t reach the server. Your work is safe. Check your connection and try again.';
const SLOW = 'The server took too long. Your work is safe. Try again.';
const BROKEN = 'We couldn’t make the file. Your work is safe. Try again in a moment.';

const OFFLINE_PASSWORD =
  'We can’t reach the server, which adds the password. Your work is safe. Check your connection and try again.';

/** Why there is no file, in a sentence for the user. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** Has the server make the file, or makes it here if offline, and hands it to the browser. Throws DownloadError. */
export async function downloadDocument(request: FileRequest): Promise<DownloadedFile> {
  const { password } = request;
  const response = await answerTo(request);
  if (!response && password) throw new DownloadError(OFFLINE_PASSWORD);
  if (!response) return makeHere(request);
  if (!isFile(response, request.kind)) throw new DownloadError(`${NOT_THE_FILE} Your work is safe. Try again.`);
  const name = fileNameIn(response.headers.get('content-disposition')) ?? `${request.type}.${request.kind}`;
  handOverFile(await bodyOf(response), name);
  track('documentDownloaded', request.type);
  return { fileName: name, documentId: response.headers.get(DOCUMENT_ID_HEADER) ?? undefined };
}

async function makeHere(request: FileRequest): Promise<DownloadedFile> {
  const code = await import('./make-in-page.ts').catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const made = await code.makeInPage(request, hasPlans()).catch((cause: unknown) => {
    const refusal = code.refusalIn(cause);
    if (refusal !== undefined) throw new DownloadError(refusal, { cause });
    // Code and fonts that fail to load.
    throw cause instanceof TypeError ? unreachable(cause) : cause;
  });
  handOverFile(new Blob([new Uint8Array(made.bytes)], { type: made.mediaType }), made.fileName);
  track('documentDownloaded', request.type);
  return { fileName: made.fileName, documentId: undefined, isMissing: isHinted() && !hasPlans() };
}

/**
 * Undefined if the server can't be reached. The key stays while the work is unchanged, so that the document enters the history
 * only once, however often it is fetched.
 */
async function answerTo({
  type,
  kind,
  template,
  theme,
  draft,
  workId,
  password,
}: FileRequest): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  // The server checks that the input fits the type.
  const document = { type, template, theme, documentData: draft } as GenerateDocumentBody;
  const body = password ? { ...document, password } : document;
  const options = { body, signal, wants: 'response' } as const;
  // The key is stored, so it must not include the password.
  const key = `${workId}-${digestOf(JSON.stringify(document))}`;
  const answer = getAuth().isLoggedIn
    ? await callAsUser(ADDRESSES[kind], { ...options, key })
    : await call(ADDRESSES[kind], { ...options, idToken: undefined });
  if (answer.ok) return answer.data;
  if (answer.error.code === 'unreachable' && !signal.aborted) return undefined;
  if (answer.error.code === 'unreachable') throw new DownloadError(SLOW);
  throw new DownloadError(answer.error.code === 'unreadable' ? BROKEN : answer.error.message);
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
