import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { findBlockingErrors } from '../../drafts/issue-severity.ts';
import { calculateW2 } from './calculate.ts';
import { typeW2Box } from './edit/edit-fields.ts';
import { sampleOf } from './fixtures/drafts.ts';
import type { W2Draft } from './schema.ts';

const plain = (changes: Partial<W2Draft> = {}) =>
  sampleOf(2025, {
    field12aCode: '',
    field12a: '',
    field12bCode: '',
    field12b: '',
    retirementPlan: false,
    field14: [],
    ...changes,
  });
const issuesOf = (draft: W2Draft) => calculateW2(draft, allRules).issues;
const errorsOf = (draft: W2Draft) => findBlockingErrors(issuesOf(draft)).map(({ code, path }) => ({ code, path }));

describe('what is said of boxes that are computed', () => {
  it('refuses an income that no box holds, at the income and at each box', () => {
    const paths = errorsOf(plain({ income: '99,999,999.99' }))
      .filter(({ code }) => code === 'money.nonNegative')
      .map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['income', 'wagesTipsOther', 'medicareWages', 'stateWagesTips']));
    expect(paths).not.toContain('socialSecurityWages');
    expect(errorsOf(plain({ income: '9,999,999.99' }))).toEqual([]);
  });

  it('refuses a form without an amount, but not one whose income is still to be typed', () => {
    expect(errorsOf(plain({ income: '0' }))).toEqual([{ code: 'w2.any', path: 'income' }]);
    expect(errorsOf(plain({ income: '' }))).toEqual([]);
    expect(errorsOf(plain({ autoCalculator: 'false' }))).toEqual([{ code: 'w2.any', path: 'wagesTipsOther' }]);
  });

  it('says which amount that was sent doesn’t count, because the box is worked out', () => {
    const replaced = (changes: Partial<W2Draft>) =>
      issuesOf(plain(changes)).filter(({ code }) => code === 'w2.amount-replaced');
    const worked = calculateW2(plain(), allRules).document.amounts.federalIncomeTax.amount!;
    expect(replaced({})).toEqual([]);
    expect(replaced({ federalIncomeTax: '7,000.00' })).toMatchObject([
      {
        path: 'federalIncomeTax',
        severity: 'warning',
        message: expect.stringMatching(/^Box 2 shows \$.* instead of your 7,000\.00\./),
      },
    ]);
    expect(replaced({ federalIncomeTax: (worked / 100).toFixed(2) })).toEqual([]);
    expect(replaced({ federalIncomeTax: '7,000.00', typedBoxes: ['federalIncomeTax'] })).toEqual([]);
  });

  it('lets a form without wages pass where a box is typed, or an amount is withdrawn', () => {
    expect(errorsOf(plain({ income: '0', field12aCode: 'J', field12a: '1,200.00' }))).toEqual([]);
    expect(errorsOf(typeW2Box(plain({ income: '0', corrected: true }), 'wagesTipsOther', '0.00'))).toEqual([]);
  });

  it('says at box 7 that the tips are more than the income', () => {
    const draft = plain({ income: '30,000', socialSecurityTips: '35,000' });
    expect(errorsOf(draft)).toEqual([{ code: 'w2.box7.income', path: 'socialSecurityTips' }]);
    expect(issuesOf(draft)[0]!.message).toMatch(/^The tips are more than the income\./);
    expect(errorsOf(plain({ income: '30,000', socialSecurityTips: '30,000' }))).toEqual([]);
  });

  it('says at box 7 that tips are above the wage base where box 3 is worked out', () => {
    const draft = plain({ income: '250,000', socialSecurityTips: '180,000' });
    expect(errorsOf(draft)).toContainEqual({ code: 'w2.box3.base', path: 'socialSecurityTips' });
  });
});

it('a W-2 is corrected or void, and not both', () => {
  expect(errorsOf(plain({ corrected: true, void: true }))).toEqual([{ code: 'form.bothMarks', path: 'void' }]);
  expect(errorsOf(plain({ void: true }))).toEqual([]);
});

describe('box 17 without a certificate of the state', () => {
  const told = (changes: Partial<W2Draft>) =>
    issuesOf(plain(changes)).filter(({ code }) => code === 'state-certificate-not-filed');

  it.each(['OR', 'CT', 'LA', 'AZ'])('is told for %s, where the marital status does not count', (state) => {
    for (const maritalStatus of ['SINGLE', 'MARRIED'] as const) {
      expect(told({ state, maritalStatus })).toMatchObject([{ path: 'stateIncomeTax', severity: 'warning' }]);
    }
  });

  it('says what the figure assumes: nothing of the marital status, or that alone', () => {
    expect(told({ state: 'OR' })[0]!.message).toBe(
      'Box 17 is 8%, as Oregon requires with no Form OR-W-4 on file. If the employee filed one, enter what you withheld.',
    );
    expect(told({ state: 'CA' })[0]!.message).toBe(
      'Box 17 assumes that the employee filed no Form DE 4 with you: it uses the filing status from Form W-4 and no other claims. If the employee filed one, enter what you withheld.',
    );
  });

  it.each(['PA', 'TX'])('is not told for %s, which has no certificate that counts', (state) => {
    expect(told({ state })).toEqual([]);
  });

  it('is not told once box 17 is typed', () => {
    const typed = typeW2Box(plain({ state: 'OR' }), 'stateIncomeTax', '4,000.00');
    expect(issuesOf(typed).map(({ code }) => code)).not.toContain('state-certificate-not-filed');
  });
});
