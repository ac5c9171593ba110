import { expect, it } from 'vitest';
import { readSheet } from '../../../fixtures/read-sheet.ts';
import { calculate1099 } from '../calculate.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import { form1099Workbook } from './workbook.ts';

const SECOND = { stateTaxWithHeldB: '60.00', payersStateNoB: 'OR 12-3', stateIncomeB: '1,200.00' };

it('the workbook of a 1099 names every box once, with amounts that are numbers and both states', async () => {
  const nec = sampleOf('nec', 2026, { ...SECOND, secondTinNotice: true, cashTips: '300' });
  const rows = await readSheet(form1099Workbook(calculate1099(nec).document, 'recipient'));
  const boxes = rows.slice(2).filter((row) => row.length > 0);
  expect(boxes).toEqual(
    expect.arrayContaining([
      ['1a', 'Nonemployee compensation', 24_600],
      ['1b', 'Cash tips', 300],
      ['5', 'State tax withheld, second state', 60],
      ['6', 'State/Payer’s state no., second state', 'OR 12-3'],
      ['7', 'State income', 24_600],
      ['7', 'State income, second state', 1_200],
      [undefined, '2nd TIN not.', 'Yes'],
    ]),
  );
  expect(rows[0]![0]).toBe('Form 1099-NEC 2026 (draft of the 2026 form)');
  const captions = boxes.map(([, caption]) => String(caption));
  expect(new Set(captions).size).toBe(captions.length);
  expect(captions).toEqual(
    expect.arrayContaining([
      'PAYER’S street address',
      'RECIPIENT’S street address',
      'RECIPIENT’S ZIP or foreign postal code',
    ]),
  );
  const names = boxes.map(([number, caption]) => `${number} ${caption}`).filter((name) => /^\d/.test(name));
  expect(new Set(names).size).toBe(names.length);
  const misc = await readSheet(
    form1099Workbook(calculate1099(sampleOf('misc', 2026, { fatca: true })).document, 'recipient'),
  );
  expect(misc).toContainEqual(['1', 'Rents', 24_600]);
  const numbers = misc.map(([number]) => Number.parseInt(String(number), 10)).filter(Number.isFinite);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(misc.findIndex(([, caption]) => caption === 'Calendar year')).toBeLessThan(
    misc.findIndex(([number]) => number === '1'),
  );
  expect(misc).toContainEqual([undefined, 'FATCA filing requirement', 'Yes']);
});

it.each([
  ['recipient', 'XXX-XX-7730'],
  ['payer', '527-41-7730'],
])('the workbook of %s shows the number as its PDF does', async (template, number) => {
  const rows = await readSheet(form1099Workbook(calculate1099(sampleOf('nec', 2025)).document, template));
  expect(rows.flat()).toContain(number);
});
