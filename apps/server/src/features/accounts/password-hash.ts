import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id, the library's default of the three, with the minimum parameters OWASP recommends (Password Storage, 2024).
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), COST);
}

/** The hash of a password that nobody knows. */
let nobodys: Promise<string> | undefined;

/** Whether a hash is of this password. Without a hash it is not, which takes as long to find out. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomUUID());
  const isRight = await verify(kept ?? (await nobodys), normalized(password));
  return kept !== undefined && isRight;
}

/** The same password typed on another keyboard may arrive as different characters (NIST SP 800-63B, 5.1.1.2). */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
