import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpCode, totpStep } from './totp.ts';

/** `12345678901234567890` in base32: the secret of the examples in RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of the authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpCode(SECRET, totpStep(seconds * 1000), 8)).toBe(code);
  });

  it('are taken for the step before and after too, and no other', () => {
    const nowMs = 1_111_111_111_000;
    const now = totpStep(nowMs);
    const taken = [-2, -1, 0, 1, 2].map((by) => stepOfCode(SECRET, totpCode(SECRET, now + by), nowMs));
    expect(taken).toEqual([undefined, now - 1, now, now + 1, undefined]);
  });

  it('come from secrets of 160 bits, each another', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});
