import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculateW2 } from '../calculate.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import type { W2Draft } from '../schema.ts';

const NONE = { field12aCode: '', field12a: '', field12bCode: '', field12b: '', retirementPlan: false };
const resultOf = (changes: Partial<W2Draft>, year = 2025) =>
  calculateW2(sampleOf(year, { income: '50,000.00', ...NONE, ...changes }), allRules);
const told = (changes: Partial<W2Draft>, code: string, year = 2025) =>
  resultOf(changes, year)
    .issues.filter((issue) => issue.code === code)
    .map(({ path, message }) => ({ path, message }));

describe('tax that was not collected', () => {
  it.each([
    ['A', 'socialSecurityTax', 310_000 - 12_400, '4'],
    ['M', 'socialSecurityTax', 310_000 - 12_400, '4'],
    ['B', 'medicareTax', 72_500 - 12_400, '6'],
    ['N', 'medicareTax', 72_500 - 12_400, '6'],
  ] as const)('of code %s is left out of %s, and its row says so', (code, field, amount, box) => {
    const changes = { field12cCode: code, field12c: '124.00' };
    const { document, issues } = resultOf(changes);
    expect(document.amounts[field]).toMatchObject({ amount, uncollected: 12_400 });
    const other = field === 'medicareTax' ? 'socialSecurityTax' : 'medicareTax';
    expect(document.amounts[other].uncollected).toBeUndefined();
    expect(issues.map((issue) => issue.code)).toEqual(['w2.box12.AB', 'w2.estimate', 'state-certificate-not-filed']);
    expect(told(changes, 'w2.box12.AB')).toEqual([
      { path: 'field12c', message: `You didn’t collect the code ${code} tax, so leave it out of box ${box}.` },
    ]);
  });

  it('leaves nothing of the box where it is more than the tax', () => {
    expect(resultOf({ field12aCode: 'A', field12a: '9,999.00' }).document.amounts.socialSecurityTax.amount).toBe(0);
  });

  it('is named by what is said of a typed box', () => {
    const typed = { autoCalculator: 'false', wagesTipsOther: '50,000', medicareWages: '50,000' } as const;
    const box4 = { socialSecurityWages: '50,000', socialSecurityTax: '3,100', medicareTax: '725' };
    const code = { field12aCode: 'M', field12a: '124.00' };
    expect(told({ ...typed, ...box4, ...code }, 'w2.box4.rate')[0]?.message).toBe(
      'Box 4 is usually 6.2% of boxes 3 and 7, which is $3,100.00, less $124.00 under code A or M in box 12 that wasn’t collected: $2,976.00.',
    );
    expect(told({ ...typed, ...box4, ...code, socialSecurityTax: '2,976' }, 'w2.box4.rate')).toEqual([]);
    const least = { ...typed, ...box4, field12aCode: 'B', field12a: '100.00', medicareTax: '600' };
    expect(told(least, 'w2.box6.min')[0]?.message).toContain('less $100.00 under code B or N in box 12');
  });
});

describe('what is said of box 12 leads to the row that holds the code', () => {
  it.each([
    ['w2.box12.TP', { field12cCode: 'TP', field12c: '60,000', field14b: ['102'] }],
    ['w2.box12.TT', { field12cCode: 'TT', field12c: '60,000' }],
  ])('%s', (code, changes) => {
    expect(told(changes, code, 2026).map(({ path }) => path)).toEqual(['field12c']);
  });

  it('and deferrals above the income to the largest of them', () => {
    const { calculation } = resultOf({
      field12bCode: 'DD',
      field12b: '90,000',
      field12cCode: 'D',
      field12c: '1,000',
      field12dCode: 'E',
      field12d: '60,000',
    });
    expect(calculation.problem?.path).toBe('field12d');
  });
});

it('the same occupation twice is told', () => {
  const tips = { field12aCode: 'TP', field12a: '100' };
  expect(told({ ...tips, field14b: ['102', '102'] }, 'w2.box14b', 2026)).toEqual([
    { path: 'field14b', message: 'Box 14b has the same occupation twice. Enter it once.' },
  ]);
  expect(told({ ...tips, field14b: ['102', '101'] }, 'w2.box14b', 2026)).toEqual([]);
});
