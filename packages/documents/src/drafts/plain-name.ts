import { withPlainLetters } from '@paperwage/values';

const LONGEST_NAME = 40;

/**
 * A name for file names: `nuria-nguyen-ortega`. Latin letters lose their accents; Greek and Cyrillic ones stay as they
 * are. Digits and everything else that isn't a letter are dropped. A long name ends with a whole word.
 */
export function plainName(name: string): string {
  const plain = withPlainLetters(name)
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= LONGEST_NAME) return plain;
  const words = plain.slice(0, LONGEST_NAME + 1).lastIndexOf('-');
  return plain.slice(0, words > 0 ? words : LONGEST_NAME);
}
