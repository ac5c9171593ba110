import { describe, expect, it } from 'vitest';
import { withPlainLetters } from './plain-letters.ts';

describe('plain letters', () => {
  it('stand for those that normalising does not take apart, and accents stay', () => {
    expect(withPlainLetters('Łukasz Đặng, Großæ Ñ')).toBe('lukasz dặng, grossæ ñ'.replace('æ', 'ae'));
  });
});
