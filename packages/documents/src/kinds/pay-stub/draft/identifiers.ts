import { characters } from '../../../drafts/draft-context.ts';

const DIGITS = '0123456789';
const DIGITS_AND_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The identifiers every pay stub carries, in their formats. */
export function generatedIdentifiers(random: () => number) {
  return {
    coNumber: characters(3, DIGITS_AND_LETTERS, random),
    fileNumber: characters(6, DIGITS, random),
    deptNumber: characters(6, DIGITS, random),
    clockNumber: characters(5, DIGITS, random),
    vchrNumber: `00000${characters(5, DIGITS, random)}`,
    checkNo: characters(4, DIGITS, random),
  };
}

/** An employee number to offer until the employer gives one of their own: 4 digits. */
export function generatedEmployeeId(random: () => number): string {
  return characters(4, DIGITS, random);
}

/** The number some places on (or back), keeping its length; text that is not all digits stays as it is. */
export function numberedOn(number: string, places: number): string {
  if (!/^\d{1,12}$/.test(number)) return number;
  const all = 10 ** number.length;
  return String((((Number(number) + places) % all) + all) % all).padStart(number.length, '0');
}
