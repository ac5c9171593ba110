import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret for a link or a cookie, which nobody can guess. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The stored form of a secret with many random bits: it verifies the secret without revealing it. Not for passwords. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
