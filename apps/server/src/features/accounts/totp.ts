import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for an authenticator app, in base32 (RFC 4648), which these apps read. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** The code of a time step (RFC 6238 with SHA-1, 30 seconds and 6 digits, which every app knows). */
export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function totpStep(timeMs: number): number {
  return Math.floor(timeMs / STEP_MS);
}

/** The time step of a code: this one, or one before or after, since clocks differ. Nothing for a wrong code. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const now = totpStep(nowMs);
  return [now, now - 1, now + 1].find((step) => step >= 0 && totpCode(secret, step) === code);
}

/** What an authenticator app reads from a QR code. */
export function totpAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Paperwage' });
  return `otpauth://totp/Paperwage:${encodeURIComponent(email)}?${query.toString()}`;
}

function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return bits.replaceAll(/.{1,5}/g, (group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]!);
}

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
