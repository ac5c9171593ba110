import { encodeQr } from '@paperwage/paper';
import type { IssuedWithCodes } from './look/issuance.ts';
import { isVerificationCode } from './verification-codes.ts';

/**
 * Issues a document with codes: one for each pay stub of a set, one for an invoice, none for a form. Scanning a code
 * opens `<verifyUrl>/<code>`. Throws RangeError for a code in the wrong format.
 */
export function createIssuance(verifyUrl: string, codes: readonly string[]): IssuedWithCodes {
  const base = verifyUrl.replace(/\/$/, '');
  const verifyAt = base.replace(/^https?:\/\//, '');
  return {
    kind: 'issued',
    codes: codes.map((code) => {
      if (!isVerificationCode(code)) throw new RangeError(`"${code}" is not a verification code`);
      const address = `${base}/${code}`;
      return { code, address, verifyAt, qr: encodeQr(address) };
    }),
  };
}
