import { createHash } from 'node:crypto';
import { codeIdentifier } from '@paperwage/documents/verification-codes';
import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const CODE = '7KQ4-M2XD-9RVT';
const OTHER = 'H3WN-8TMC-5PZK';

function pdfWith(...identifiers: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(30)}${identifiers.join('\n')}\n%%EOF`);
}

it('hashes a file as every other program does, in whatever steps it is read', async () => {
  const bytes = pdfWith(codeIdentifier(CODE));
  const expected = createHash('sha256').update(bytes).digest('hex');
  for (const step of [1, 7, bytes.length - 1, bytes.length, bytes.length + 1]) {
    expect((await fingerprintOf(new Blob([bytes]), step)).sha256).toBe(expected);
  }
});

it('finds every code once and in order, wherever a step ends', async () => {
  const bytes = pdfWith(codeIdentifier(CODE), codeIdentifier(OTHER), codeIdentifier(CODE));
  for (let step = 1; step <= bytes.length; step += 1) {
    expect((await fingerprintOf(new Blob([bytes]), step)).codes).toEqual([CODE, OTHER]);
  }
});

it('sends no more codes than the call takes', async () => {
  const codes = Array.from({ length: 501 }, (_, index) => `0000-0000-${String(index).padStart(4, '0')}`);
  const found = await fingerprintOf(new Blob([pdfWith(...codes.map(codeIdentifier))]));
  expect(found.codes).toEqual(codes.slice(0, 500));
});
