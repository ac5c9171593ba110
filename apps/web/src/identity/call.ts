import type { Address, AnswerAt, AnswerIssue, IsFileAt, RequestAt, UserAddress } from '@paperwage/api-contract';
import { IDEMPOTENCY_HEADER } from '@paperwage/api-contract';

/** Why a call did not do what was asked, in words for the user. */
export interface CallError {
  /** Of the server, or `unreachable` when it did not answer and `unreadable` when its answer makes no sense. */
  readonly code: string;
  readonly message: string;
  readonly issues: readonly AnswerIssue[];
}

export type Called<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

interface AnyOptions {
  readonly signal?: AbortSignal;
  /** Goes on when the page is closed meanwhile; browsers take up to 64 KB of such bodies at a time. */
  readonly keepalive?: boolean;
  /** `default` for what is the same for everybody and may come out of the browser's cache. */
  readonly cache?: 'default';
}

/** What a call to an endpoint needs and accepts. A file is returned as its `Response`. */
type OptionsAt<A extends Address> = AnyOptions &
  RequestAt<A> &
  (IsFileAt<A> extends true ? { readonly wants: 'response' } : unknown);

/** The options, which can be omitted if none are needed. */
export type ArgumentsAt<A extends Address, More = unknown> =
  Record<string, never> extends OptionsAt<A> & More ? [options?: OptionsAt<A> & More] : [options: OptionsAt<A> & More];

/** What a page that makes a call for a user hands over itself. */
type TokenAt<A extends Address> = A extends UserAddress
  ? { readonly idToken: string | undefined }
  : { readonly idToken?: string };

/** The same without what is known of an address. */
export interface SendOptions extends AnyOptions {
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON; a Blob as it is, with its type. */
  readonly body?: object;
  /** The idempotency key. */
  readonly key?: string;
  readonly idToken?: string | undefined;
  readonly wants?: 'response';
}

const GIVE_UP_MS = 60_000;
const UNREACHABLE = 'We can’t reach the server. Your work is safe. Check your connection and try again.';
const UNREADABLE = 'Something went wrong on our side. Your work is safe. Try again in a moment.';

/**
 * Makes the call at an address of the contract, such as `POST /api/sign-in`, as a visitor or with the token that is given.
 * Never rejects: a failure has words for the user.
 */
export function call<A extends Address>(
  address: A,
  ...[options]: ArgumentsAt<A, TokenAt<A>>
): Promise<Called<AnswerAt<A>>> {
  return send(address, options);
}

/** Makes a call whose options are the caller's matter. What it answers goes by the address. */
export async function send<A extends Address>(address: A, options: SendOptions = {}): Promise<Called<AnswerAt<A>>> {
  const response = await answerTo(address, options);
  if (!response) return failed('unreachable', UNREACHABLE);
  const isFile = response.ok && options.wants === 'response';
  const body: AnyBody | undefined = isFile ? { ok: true, data: response } : await bodyOf(response);
  if (response.ok && body?.ok === true) {
    if (import.meta.env.DEV) {
      const { answerFault } = await import('./answer-fault.ts');
      const wrong = answerFault(address, body);
      if (wrong !== undefined) return failed('unreadable', wrong);
    }
    // What the endpoint says it is; development has just compared it.
    return { ok: true, data: body.data as AnswerAt<A> };
  }
  const { code, message, issues } = body?.error ?? {};
  if (response.ok || typeof message !== 'string') return failed('unreadable', UNREADABLE);
  return failed(typeof code === 'string' ? code : 'unreadable', message, Array.isArray(issues) ? issues : []);
}

/** The error of a call that was not made or not understood. */
function failed(code: string, message: string, issues: readonly AnswerIssue[] = []): Called<never> {
  return { ok: false, error: { code, message, issues } };
}

async function answerTo(
  address: Address,
  { params, body, key, idToken, signal, keepalive, cache }: SendOptions,
): Promise<Response | undefined> {
  const [method = '', path = ''] = address.split(' ');
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, GIVE_UP_MS);
  signal?.addEventListener('abort', stop);
  const isJson = body !== undefined && !(body instanceof Blob);
  try {
    return await fetch(
      path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
      {
        method,
        headers: {
          ...(isJson && { 'content-type': 'application/json' }),
          ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
          ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
        },
        body: isJson ? JSON.stringify(body) : (body ?? null),
        credentials: 'same-origin',
        cache: cache ?? 'no-store',
        signal: controller.signal,
        ...(keepalive && { keepalive }),
      },
    );
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
