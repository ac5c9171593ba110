import { withPlainLetters } from '@paperwage/values';

const LONGEST_NAME = 40;

/**
 * A name in plain letters, for file names: `nuria-nguyen-ortega`. Digits are dropped with everything else. A long one ends
 * with a whole word.
 */
export function plainName(name: string): string {
  const plain = withPlainLetters(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= LONGEST_NAME) return plain;
  const words = plain.slice(0, LONGEST_NAME + 1).lastIndexOf('-');
  return plain.slice(0, words > 0 ? words : LONGEST_NAME);
}
