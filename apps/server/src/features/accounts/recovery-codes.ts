import { randomInt } from 'node:crypto';
import { hashOfSecret } from '../../secrets.ts';

const COUNT = 10;
const GROUPS = 4;
const LETTERS_IN_GROUP = 4;
/** Without characters that look alike; 16 of these are 79 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten new codes, each usable once if the authenticator app is lost. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What we store of a code, however it was typed. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

function group(): string {
  return Array.from({ length: LETTERS_IN_GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
