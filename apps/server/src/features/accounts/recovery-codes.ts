import { randomInt } from 'node:crypto';
import { hashOfSecret } from '../../secrets.ts';

const COUNT = 10;
const GROUPS = 4;
const LETTERS_IN_GROUP = 4;
/** Without those that are taken for one another; 16 of them are 79 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten new codes, each for one use when the authenticator app is lost. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is kept of a code, however it was typed. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

function group(): string {
  return Array.from({ length: LETTERS_IN_GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
