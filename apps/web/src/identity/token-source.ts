import type { IdTokenAnswer } from '@paperwage/api-contract';
import type { Called } from './call.ts';

type IdToken = IdTokenAnswer['data'];

/** Who issues ID tokens: our own server, or Firebase. */
export interface TokenSource {
  exchange(customToken: string): Promise<Called<IdToken>>;
  /** The next one for the sign-in that this browser keeps; refused with `signedOut` when there is none that is good. */
  refresh(): Promise<Called<IdToken>>;
  /** Drops what this browser keeps of the sign-in. */
  forget(): void;
}

/** Where what Firebase needs is kept; nothing in it with our own server, whose refresh token is in a cookie. */
export const FIREBASE_KEY = 'paperwage.firebase';
