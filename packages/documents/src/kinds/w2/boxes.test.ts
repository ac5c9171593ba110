import { describe, expect, it } from 'vitest';
import { editionOf, FORM_YEARS } from '../../forms/form-edition.ts';
import { w2Editions } from '../../forms/w2-editions.ts';
import { onQuarterPage } from '../../forms/w2-quarter-boxes.ts';
import { w2DraftSchema } from './schema.ts';

/** Entries that show more than the field they are named after. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  companyName: ['companyName', 'companyAddress', 'companyCity', 'companyState', 'companyZip'],
  employeeName: ['employeeName', 'employeeFirstName'],
  employeeLastName: ['employeeName', 'employeeLastName'],
  employeeAddress: ['employeeAddress', 'employeeCity', 'employeeState', 'employeeZip'],
  stateShort: ['stateShort', 'state'],
};

/** Fields that no form prints: how it is calculated, how it looks, and what was agreed to. */
const NOT_PRINTED = [
  'autoCalculator',
  'maritalStatus',
  'dependentsAmount',
  'income',
  'planAmounts',
  'typedBoxes',
  'maskSocialSecurityNumber',
  'householdEmployer',
  'returnsOfYear',
  'retirementPlanTyped',
  'illegalAgreement',
  'terms',
];

const arrangements = FORM_YEARS.flatMap((year) => {
  const edition = editionOf(w2Editions, year);
  return [
    { year, name: 'as the form', edition },
    { year, name: 'on a quarter of a page', edition: onQuarterPage(edition) },
  ];
});

describe('the boxes of Form W-2', () => {
  it.each(arrangements)('of $year $name have a place for every field and a field for every place', (arranged) => {
    const { edition, year } = arranged;
    const shown = edition.boxes.flatMap(({ entries }) => entries.flatMap(({ field }) => SHOWS[field] ?? [field]));
    const isOfYear = (field: string) => field !== 'field14b' || year >= 2026;
    const printed = Object.keys(w2DraftSchema.shape).filter((field) => !NOT_PRINTED.includes(field) && isOfYear(field));
    expect([...new Set(shown)].sort()).toEqual(printed.sort());
  });

  it.each(arrangements)('of $year $name tile the frame without overlapping', ({ edition }) => {
    const [left, top, width, height] = edition.frame;
    for (const copy of ['B', 'D', '1']) {
      const cells = edition.boxes
        .filter(({ part, copies }) => part !== 'year' && (copies?.includes(copy) ?? true))
        .map(({ cell }) => cell);
      const area = cells.reduce((sum, [, , w, h]) => sum + w * h, 0);
      expect(area).toBeCloseTo(width * height, 0);
      for (const [x, y, w, h] of cells) {
        expect(x).toBeGreaterThanOrEqual(left - 0.01);
        expect(y).toBeGreaterThanOrEqual(top - 0.01);
        expect(x + w).toBeLessThanOrEqual(left + width + 0.01);
        expect(y + h).toBeLessThanOrEqual(top + height + 0.01);
      }
    }
  });

  it.each(arrangements)('of $year $name hold their entries', ({ edition }) => {
    for (const { cell, entries, id } of edition.boxes) {
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

  it('are a draft in 2026 alone, and have the number that the form has in its year', () => {
    const drafts = FORM_YEARS.filter((year) => editionOf(w2Editions, year).standing === 'draft');
    expect(drafts).toEqual([2026]);
    expect(FORM_YEARS.map((year) => editionOf(w2Editions, year).ombNumber)).toEqual([
      '1545-0008',
      '1545-0008',
      '1545-0008',
      '1545-0029',
      '1545-0029',
    ]);
    expect(() => editionOf(w2Editions, 2021)).toThrow('There is no form of 2021');
  });
});
