import { allRules } from '@paperwage/payroll';
import { expect, it } from 'vitest';
import { readSheet } from '../../../fixtures/read-sheet.ts';
import { calculateW2 } from '../calculate.ts';
import { COMPUTED_FIELDS } from '../fields.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import type { W2Draft } from '../schema.ts';
import { w2Workbook } from './workbook.ts';

const SECOND = {
  stateShortB: 'OR',
  companyStateIdB: '1234567-8',
  stateWagesTipsB: '10,000.00',
  stateIncomeTaxB: '612.00',
  localWagesTipsB: '10,000.00',
  localIncomeTaxB: '75.00',
  localityNameB: 'Portland',
};

it('the workbook of a W-2 names every box once, with amounts that are numbers and both states', async () => {
  const draft = sampleOf(2026, {
    ...SECOND,
    field14: [...sampleOf(2026).field14, { label: 'CASDI', amount: '820.80' }],
  });
  const rows = await readSheet(w2Workbook(calculateW2(draft, allRules).document, 'employee'));
  const boxes = rows.slice(1).filter((row) => row.length > 0);
  expect(boxes).toEqual(
    expect.arrayContaining([
      ['Box', 'Caption', 'Value'],
      ['1', 'Wages, tips, other compensation', 64_200],
      ['12a', 'Code', 'D'],
      ['12a', 'Amount', 4_200],
      ['12b', 'Amount', 6_380],
      ['14a', 'Other: Union dues', 480],
      ['14a', 'Other: CASDI', 820.8],
      ['15', 'State', 'CA'],
      ['15', 'State, second state', 'OR'],
      ['15', 'Employer’s state ID number, second state', '1234567-8'],
      ['16', 'State wages, tips, etc., second state', 10_000],
      ['17', 'State income tax, second state', 612],
      ['18', 'Local wages, tips, etc., second state', 10_000],
      ['19', 'Local income tax, second state', 75],
      ['20', 'Locality name, second state', 'Portland'],
      [undefined, 'Calendar year', '2026'],
    ]),
  );
  const numbers = boxes.map(([number]) => Number.parseInt(String(number), 10)).filter(Number.isFinite);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(rows[0]![0]).toBe('Form W-2 Wage and Tax Statement 2026 (draft of the 2026 form)');
  const names = boxes.map(([number, caption]) => `${number} ${caption}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['employee', 'XXX-XX-4821'],
  ['employer', '412-68-4821'],
  ['copy-1', '412-68-4821'],
])('the workbook of %s shows the number as its PDF does', async (template, number) => {
  const rows = await readSheet(w2Workbook(calculateW2(sampleOf(2025), allRules).document, template));
  expect(rows.flat()).toContain(number);
});

it('the workbook says which boxes are estimated, and nothing where none is', async () => {
  const notesOf = async (changes: Partial<W2Draft>) => {
    const { document } = calculateW2(sampleOf(2025, changes), allRules);
    const rows = await readSheet(w2Workbook(document, 'employee'));
    return rows.flat().filter((text) => String(text).includes('estimated'));
  };
  expect(await notesOf({})).toEqual(['Boxes 2, 4, 6, 14 and 17 are estimated.']);
  expect(await notesOf({ typedBoxes: [...COMPUTED_FIELDS], field14: [] })).toEqual([]);
});
