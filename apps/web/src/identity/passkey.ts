import type { RequestAt } from '@paperwage/api-contract';
import type { Called } from './call.ts';

/** What the server answers for the browser: WebAuthn as JSON, its bytes in base64url. */
type Options = Readonly<Record<string, unknown>> & { readonly challenge: string };

/** What goes back to the server, in the same form. */
export type PasskeyAnswer = RequestAt<'POST /api/passkey/sign-in'>['body']['response'];

interface Named {
  readonly id: string;
}

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/**
 * Where this page is by the name of this machine, if it is open by its number: there browsers have passkeys. Undefined
 * elsewhere.
 */
export function addressAtLocalhost(address: string = location.href): string | undefined {
  const url = new URL(address);
  if (url.hostname !== '127.0.0.1' && url.hostname !== '[::1]') return undefined;
  url.hostname = 'localhost';
  return url.href;
}

/** Whether it offers them among what it fills in. */
export async function fillsInPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}

/** Has the browser create a passkey by fingerprint, face or PIN. Never rejects: a refusal returns a message. */
export async function makePasskey(options: Options): Promise<Called<PasskeyAnswer>> {
  const { user, excludeCredentials } = options as unknown as {
    readonly user: PublicKeyCredentialUserEntity & Named;
    readonly excludeCredentials?: readonly Named[];
  };
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials?.map((one) => ({ ...one, type: 'public-key', id: bytesOf(one.id) })) ?? [],
  } as unknown as PublicKeyCredentialCreationOptions;
  return answered(() => navigator.credentials.create({ publicKey }), MAKING);
}

interface Asking {
  /** Ends the question, which then answers with the code `aborted`. */
  readonly signal: AbortSignal;
  /** The browser offers the passkeys where it fills in the email, and nothing opens before one is chosen there. */
  readonly isFilledIn: boolean;
}

/** Has the browser ask for a passkey for this site. Never rejects: a refusal returns a message. */
export async function askForPasskey(options: Options, { signal, isFilledIn }: Asking): Promise<Called<PasskeyAnswer>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const mediation = isFilledIn ? { mediation: 'conditional' as const } : {};
  return answered(() => navigator.credentials.get({ publicKey, signal, ...mediation }), USING);
}

type Words = Readonly<Record<string, string>>;

const OTHERWISE = 'The passkey didn’t work. Log in another way.';
const USING: Words = {
  NotAllowedError:
    'No passkey was used. You canceled, it took too long, or this device has no passkey for this site. Try again, or log in another way.',
  SecurityError: 'This browser does not allow passkeys at this address. Log in another way.',
};
const MAKING: Words = {
  NotAllowedError: 'No passkey was added. You canceled, or it took too long. Try again.',
  InvalidStateError: 'This device already has a passkey for this account.',
  NotSupportedError: 'This device can’t make a passkey that works here.',
  ConstraintError: 'This device can’t make a passkey. Set up a fingerprint, face or PIN lock first.',
  SecurityError: 'This browser does not allow passkeys at this address.',
};

async function answered(ask: () => Promise<Credential | null>, words: Words): Promise<Called<PasskeyAnswer>> {
  try {
    const credential = await ask();
    if (credential) return { ok: true, data: jsonOf(credential as PublicKeyCredential) };
    return refused('passkeyRefused', words.NotAllowedError!);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'AbortError') return refused('aborted', '');
    return refused('passkeyRefused', words[name] ?? OTHERWISE);
  }
}

function refused(code: string, message: string): Called<never> {
  return { ok: false, error: { code, message, issues: [] } };
}

const PARTS = ['attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;

/** Written by hand, since `toJSON` is missing in browsers that are not old. */
function jsonOf(credential: PublicKeyCredential): PasskeyAnswer {
  const { id, rawId, type, authenticatorAttachment, response } = credential;
  const given = response as unknown as Readonly<Record<string, ArrayBuffer | null | undefined>>;
  const parts = PARTS.flatMap((part) => (given[part] ? [[part, textOf(given[part])]] : []));
  return {
    id,
    rawId: textOf(rawId),
    type,
    ...(authenticatorAttachment && { authenticatorAttachment }),
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { clientDataJSON: textOf(response.clientDataJSON), ...Object.fromEntries(parts) },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
