import { describe, expect, it } from 'vitest';
import { FORM_1099_COPIES_SOURCE, form1099Copies } from '../../forms/form-1099-copies.ts';
import { miscEditions, necEditions } from '../../forms/form-1099-editions.ts';
import { editionOf, FORM_YEARS } from '../../forms/form-edition.ts';
import { form1099DraftSchema } from './schema.ts';

const forms = FORM_YEARS.flatMap((year) => [
  { form: '1099-NEC', year, edition: editionOf(necEditions, year) },
  { form: '1099-MISC', year, edition: editionOf(miscEditions, year) },
]);

/** Fields that no form prints: which form it is, how it looks, and what was agreed to. */
const NOT_PRINTED = [
  'formType',
  'maskRecipientTin',
  'otherFormsForRecipient',
  'directSalesElsewhere',
  'returnsOfYear',
  'illegalAgreement',
  'terms',
];

const MISC_ONLY = [
  'rents',
  'royalties',
  'otherIncome',
  'fishingBoat',
  'medicalAndHealthCare',
  'substitutePayments',
  'cropInsurance',
  'grossProceeds',
  'field11',
  'section409A',
  'nonQualifiedDeferredCompensation',
  'fatca',
];
const SINCE_2026 = ['cashTips', 'overtimeCompensation', 'tippedOccupationCodes'];

/** Whether a field has a box on the form of a year, as the instructions of that year say. */
function isOnForm(field: string, form: string, year: number): boolean {
  if (NOT_PRINTED.includes(field)) return false;
  if (field === 'income') return form === '1099-NEC';
  if (MISC_ONLY.includes(field)) return form === '1099-MISC';
  if (SINCE_2026.includes(field)) return year >= 2026;
  if (field === 'excessGoldenParachutePayments') return form === '1099-NEC' ? year >= 2025 : year <= 2024;
  return true;
}

/** Entries of the editions with a block for each party show the rest of its address too. */
function shownBy(field: string, isSplit: boolean): readonly string[] {
  if (isSplit) return [field];
  const of = (who: string, parts: string) => parts.split(' ').map((part) => `${who}${part}`);
  if (field === 'payersName') return of('payers', 'Name Address Room City State Zip Country Telephone');
  if (field === 'recipientsAddress') return of('recipients', 'Address Room');
  return field === 'recipientsCity' ? of('recipients', 'City State Zip Country') : [field];
}

describe('the boxes of Forms 1099', () => {
  it.each(forms)('$form of $year have a place for every field and a field for every place', (one) => {
    const { form, year, edition } = one;
    const isSplit = edition.boxes.some(({ id }) => id === 'payerStreet');
    const shown = edition.boxes.flatMap(({ entries }) => entries.flatMap(({ field }) => shownBy(field, isSplit)));
    const printed = Object.keys(form1099DraftSchema.shape).filter((field) => isOnForm(field, form, year));
    expect([...new Set(shown)].sort()).toEqual(printed.sort());
  });

  it.each(forms)('$form of $year tile the frame without overlapping, and hold their entries', ({ edition }) => {
    const [, , width, height] = edition.frame;
    for (const copy of ['B', '2', 'C', '1']) {
      const inFrame = edition.boxes.filter(({ part, copies }) => part !== 'mark' && (copies?.includes(copy) ?? true));
      expect(inFrame.reduce((area, { cell }) => area + cell[2] * cell[3], 0)).toBeCloseTo(width * height, 0);
    }
    for (const { id, cell, entries } of edition.boxes) {
      for (const { area } of entries) {
        const inside =
          area[0] >= cell[0] &&
          area[1] >= cell[1] &&
          area[0] + area[2] <= cell[0] + cell[2] + 0.01 &&
          area[1] + area[3] <= cell[1] + cell[3] + 0.01;
        expect({ id, inside }).toEqual({ id, inside: true });
      }
    }
  });

  it('have moved as the revisions say', () => {
    const numberOf = (form: string, year: number, field: string) =>
      forms
        .find((one) => one.form === form && one.year === year)!
        .edition.boxes.find(({ entries }) => entries.some((entry) => entry.field === field))?.number;
    expect(FORM_YEARS.map((year) => numberOf('1099-NEC', year, 'income'))).toEqual(['1', '1', '1', '1', '1a']);
    expect(FORM_YEARS.map((year) => numberOf('1099-MISC', year, 'excessGoldenParachutePayments'))).toEqual([
      '14',
      '14',
      '14',
      undefined,
      undefined,
    ]);
    expect(FORM_YEARS.map((year) => numberOf('1099-NEC', year, 'excessGoldenParachutePayments'))).toEqual([
      undefined,
      undefined,
      undefined,
      '3',
      '3',
    ]);
    expect(FORM_YEARS.map((year) => numberOf('1099-MISC', year, 'fatca'))).toEqual(['13', '13', '13', '13', undefined]);
    expect(numberOf('1099-MISC', 2026, 'cashTips')).toBe('13a');
  });

  it('say where they come from and which of them are drafts', () => {
    const sources = [FORM_1099_COPIES_SOURCE, ...forms.map(({ edition }) => edition.source)];
    expect(sources.every(({ title, checked }) => title.length > 20 && /^\d{4}-\d\d-\d\d$/.test(checked))).toBe(true);
    const drafts = forms
      .filter(({ edition }) => edition.standing === 'draft')
      .map(({ form, year }) => `${form} ${year}`);
    expect(drafts).toEqual(['1099-NEC 2026', '1099-MISC 2026']);
    expect(form1099Copies.map(({ id }) => id)).toEqual(['B', '2', 'C', '1']);
  });
});
