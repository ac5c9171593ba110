import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AsciiWriter } from './ascii-writer.ts';

it('joins pieces of any length in their order', () => {
  const piece = fc.string({ unit: 'grapheme-ascii', maxLength: 30_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.boolean()), { maxLength: 12 }), (pieces) => {
      const out = new AsciiWriter();
      out.start();
      for (const [text, asBytes] of pieces) {
        if (asBytes) out.bytes(Buffer.from(text));
        else out.text(text);
      }
      expect(out.take().toString()).toBe(pieces.map(([text]) => text).join(''));
    }),
    { numRuns: 40 },
  );
});

it('writes dollars with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      const out = new AsciiWriter();
      out.start();
      out.dollars(cents);
      expect(out.take().toString()).toBe((cents / 100).toFixed(2));
    }),
  );
});

it('hands out what the next answer does not change, and starts over after an error', () => {
  const out = new AsciiWriter();
  out.start();
  out.text('first');
  const first = out.take();
  out.start();
  out.text('half of the sec');
  out.start();
  out.text('third');
  expect([first.toString(), out.take().toString()]).toEqual(['first', 'third']);
});
