import { call } from './call.ts';
import { claimsOf } from './claims-of.ts';
import { FIREBASE_KEY, type TokenSource } from './token-source.ts';

const FIREBASE_AUDIENCE = 'https://identitytoolkit.googleapis.com/';

const loadFirebase = async () => (await import('./firebase-source.ts')).firebaseSource;

/** Tells by the custom token, and later by what is kept, whose it is. The code for Firebase is fetched only for Firebase. */
export const tokenSource: TokenSource = {
  async exchange(customToken) {
    const { aud } = claimsOf(customToken);
    if (typeof aud === 'string' && aud.startsWith(FIREBASE_AUDIENCE))
      return (await loadFirebase()).exchange(customToken);
    return call('POST /api/identity/token', { body: { customToken } });
  },
  async refresh() {
    if (isAtFirebase()) return (await loadFirebase()).refresh();
    return call('POST /api/identity/refresh');
  },
  forget() {
    if (isAtFirebase()) localStorage.removeItem(FIREBASE_KEY);
  },
};

function isAtFirebase(): boolean {
  try {
    return localStorage.getItem(FIREBASE_KEY) !== null;
  } catch {
    return false;
  }
}
