import { randomBytes } from 'node:crypto';
import { codeOfBytes } from '@paperwage/documents';

const BYTES = 12;

/** New verification codes of 60 random bits each, which nobody can guess and which no document has yet. */
export function newCodes(count: number): readonly string[] {
  return Array.from({ length: count }, () => codeOfBytes(randomBytes(BYTES)));
}
