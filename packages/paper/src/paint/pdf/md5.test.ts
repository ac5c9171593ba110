import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { md5 } from './md5.ts';

describe('md5', () => {
  it('gives the values of RFC 1321, appendix A.5', () => {
    const of = (text: string) => md5(new TextEncoder().encode(text));
    expect(of('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(of('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
    expect(of('12345678901234567890123456789012345678901234567890123456789012345678901234567890')).toBe(
      '57edf4a22be3c955ac49da2e2107b67a',
    );
  });

  it('agrees with OpenSSL for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(md5(bytes)).toBe(createHash('md5').update(bytes).digest('hex'));
      }),
    );
  });
});
