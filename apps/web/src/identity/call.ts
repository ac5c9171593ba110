import type { AnswerIssue } from '@paperwage/api-contract';

/** Why a call did not do what was asked, in words for the user. */
export interface CallError {
  /** Of the server, or `unreachable` when it did not answer and `unreadable` when its answer makes no sense. */
  readonly code: string;
  readonly message: string;
  readonly issues: readonly AnswerIssue[];
}

export type Called<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

export interface CallOptions {
  /** `POST` with a body, else `GET`, unless it is said. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a Blob as it is, with its type. */
  readonly body?: object | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page is closed meanwhile; browsers take up to 64 KB of such bodies at a time. */
  readonly keepalive?: boolean;
  /** Gives the `Response` as `data` instead of what is in it. */
  readonly wants?: 'data' | 'response';
}

const GIVE_UP_MS = 60_000;
const UNREACHABLE = 'The server cannot be reached. Nothing you typed is lost: check the connection and try again.';
const UNREADABLE = 'The server could not do this. Nothing you typed is lost: try again in a moment.';

/** Makes a call of the contract, as a visitor. Never rejects. */
export async function call<Data>(path: string, options: CallOptions = {}): Promise<Called<Data>> {
  const response = await answerTo(path, options);
  if (!response) return failed('unreachable', UNREACHABLE);
  if (response.ok && options.wants === 'response') return { ok: true, data: response as Data };
  const body = await bodyOf(response);
  if (response.ok && body?.ok === true) return { ok: true, data: body.data as Data };
  const { code, message, issues } = body?.error ?? {};
  if (response.ok || typeof message !== 'string') return failed('unreadable', UNREADABLE);
  return failed(typeof code === 'string' ? code : 'unreadable', message, Array.isArray(issues) ? issues : []);
}

/** What a call is told of that was not made or not understood. */
function failed(code: string, message: string, issues: readonly AnswerIssue[] = []): Called<never> {
  return { ok: false, error: { code, message, issues } };
}

async function answerTo(
  path: string,
  { method, body, headers, signal, keepalive }: CallOptions,
): Promise<Response | undefined> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, GIVE_UP_MS);
  signal?.addEventListener('abort', stop);
  const isJson = body !== undefined && !(body instanceof Blob);
  try {
    return await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      body: isJson ? JSON.stringify(body) : (body ?? null),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: controller.signal,
      ...(keepalive && { keepalive }),
    });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

interface AnyBody {
  readonly ok?: unknown;
  readonly data?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly issues?: AnswerIssue[] };
}

/** What a proxy in between may answer is not JSON. */
async function bodyOf(response: Response): Promise<AnyBody | undefined> {
  try {
    return (await response.json()) as AnyBody;
  } catch {
    return undefined;
  }
}
