import type { PayStubDocument } from './document.ts';

const LONGEST_NAME = 40;

/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

/**
 * `paystub-2026-11-20-nuria-nguyen-ortega.pdf`: the newest stub's pay date and the employee's name in plain letters.
 * What is not known is left out. No number of a person is ever part of a name: digits in names are dropped.
 */
export function payStubFileName({ stubs, employee }: PayStubDocument, extension: 'pdf' | 'xlsx'): string {
  const newest = stubs
    .map(({ payDate }) => payDate)
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  return `${['paystub', newest, plainName(employee.name)].filter(Boolean).join('-')}.${extension}`;
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łđðøßæœþıħŋ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
}
