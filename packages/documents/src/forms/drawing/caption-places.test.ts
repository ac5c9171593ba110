import { describe, expect, it } from 'vitest';
import { NEC_CAPTIONS, OFFICIAL_ASCENT, W2_CAPTIONS } from '../fixtures/measured-captions.ts';
import { textNodes } from '../fixtures/scene-parts.ts';
import { necEditions } from '../form-1099-editions.ts';
import { editionOf } from '../form-edition.ts';
import { w2Copies } from '../w2-copies.ts';
import { w2Editions } from '../w2-editions.ts';
import { boxNodes } from './box-nodes.ts';
import { w2Art } from './w2-art.ts';

const MOST_OFF = 1.5;

describe('captions stand where the official form has them', () => {
  it.each([
    ['W-2', editionOf(w2Editions, 2024), W2_CAPTIONS],
    ['1099-NEC', editionOf(necEditions, 2024), NEC_CAPTIONS],
  ] as const)('on Form %s', (_form, edition, measured) => {
    for (const [id, [x, top]] of Object.entries(measured)) {
      const [first] = textNodes(
        boxNodes(
          edition.boxes.find((box) => box.id === id)!,
          {},
        ),
      );
      expect(Math.abs(first!.x - x), `${id} from the left`).toBeLessThanOrEqual(MOST_OFF);
      expect(Math.abs(first!.y - top - OFFICIAL_ASCENT), `${id} from the top`).toBeLessThanOrEqual(MOST_OFF);
    }
  });

  it('below the boxes of Form W-2', () => {
    const { heading, footer } = w2Art(editionOf(w2Editions, 2024), w2Copies[0]!);
    // Left edge and top, and the size that the form has there.
    const measured: readonly (readonly [string, number | undefined, number, number])[] = [
      ['Form', 36, 353.5, 7],
      ['W-2', 57.6, 340.7, 24],
      ['Wage and Tax Statement', 106.5, 346.3, 11],
      ['Department of the Treasury—Internal Revenue Service', undefined, 343.5, 7],
      [w2Copies[0]!.caption[0]!, 36, 364.9, 8],
    ];
    const nodes = textNodes([...heading, ...footer]);
    for (const [words, x, top, size] of measured) {
      const node = nodes.find(({ text }) => text === words)!;
      if (x !== undefined) expect(Math.abs(node.x - x), words).toBeLessThanOrEqual(MOST_OFF);
      expect(Math.abs(node.y - top - 0.79 * size), words).toBeLessThanOrEqual(MOST_OFF);
    }
  });
});

describe('a square', () => {
  const box13 = editionOf(w2Editions, 2025).boxes.find(({ id }) => id === '13')!;

  it('is told of to whoever hears the page, also while it is empty', () => {
    const told = JSON.stringify(boxNodes(box13, { retirementPlan: true }));
    for (const text of [
      'Statutory employee: not checked',
      'Retirement plan: checked',
      'Third-party sick pay: not checked',
    ]) {
      expect(told).toContain(text);
    }
  });
});
