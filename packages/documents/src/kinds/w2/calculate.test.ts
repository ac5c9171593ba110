import { allRules, calculatePay } from '@paperwage/payroll';
import { calendarDate, dollars, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { FORM_YEARS } from '../../forms/form-edition.ts';
import { calculateW2, isReadyToCalculate } from './calculate.ts';
import { typeW2Box } from './edit/edit-fields.ts';
import { emptyOf, sampleOf } from './fixtures/drafts.ts';
import type { ComputedField } from './fields.ts';
import { stateIncomeTaxOf } from './document.ts';
import type { W2Draft } from './schema.ts';

const amountsOf = (draft: W2Draft) => calculateW2(draft, allRules).document.amounts;
const plain = (year: number, changes: Partial<W2Draft> = {}) =>
  sampleOf(year, { field12aCode: '', field12a: '', dependentsAmount: '0', ...changes });

describe('the calculation of a W-2', () => {
  it('runs only with income, state, marital status and year filled and autoCalculator true', () => {
    const draft = sampleOf(2025);
    expect(isReadyToCalculate(draft)).toBe(true);
    for (const missing of ['income', 'state', 'maritalStatus', 'year'] as const) {
      const result = calculateW2({ ...draft, [missing]: '' }, allRules);
      expect(result.calculation.status).toBe('incomplete');
      expect(result.document.amounts.federalIncomeTax.amount).toBeUndefined();
      expect(result.issues.map(({ path, severity }) => ({ path, severity }))).toContainEqual({
        path: missing,
        severity: 'error',
      });
    }
    expect(calculateW2({ ...draft, autoCalculator: 'false' }, allRules).calculation.status).toBe('not-needed');
  });

  it.each(FORM_YEARS)('takes %i as annual gross pay, paid on 31 December of the form year', (year) => {
    const taxes = calculatePay(
      {
        payDate: calendarDate(`${year}-12-31`),
        payFrequency: 'ANNUAL',
        grossPay: dollars(68_400),
        state: 'CA',
        w4: {
          version: '2020',
          filingStatus: 'marriedJointly',
          step2Checkbox: false,
          step3Credits: ZERO,
          otherIncome: ZERO,
          deductions: ZERO,
          extraWithholding: ZERO,
        },
        yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
      },
      allRules,
    );
    const of = (tax: string) => taxes.lines.find((line) => line.tax === tax)!.amount;
    const amounts = amountsOf(plain(year));
    expect(amounts).toMatchObject({
      wagesTipsOther: { amount: 6_840_000, typed: false },
      federalIncomeTax: { amount: of('federalIncomeTax') },
      socialSecurityWages: { amount: 6_840_000 },
      socialSecurityTax: { amount: of('socialSecurity') },
      medicareWages: { amount: 6_840_000 },
      medicareTax: { amount: of('medicare') },
      stateWagesTips: { amount: 6_840_000 },
      stateIncomeTax: { amount: of('stateIncomeTax') },
    });
    expect(amounts.federalIncomeTax.working).toBeDefined();
  });

  it('ends social security wages at the wage base, and takes tips of box 7 out of box 3', () => {
    const high = amountsOf(plain(2025, { income: '250,000' }));
    expect(high).toMatchObject({
      socialSecurityWages: { amount: 17_610_000 },
      socialSecurityTax: { amount: 1_091_820 },
      medicareWages: { amount: 25_000_000 },
      medicareTax: { amount: 362_500 + 45_000 },
    });
    const tipped = amountsOf(plain(2025, { socialSecurityTips: '8,400.00' }));
    expect(tipped).toMatchObject({
      wagesTipsOther: { amount: 6_840_000 },
      socialSecurityWages: { amount: 6_000_000 },
      socialSecurityTips: { amount: 840_000 },
    });
  });

  it('leaves deferrals of box 12 out of box 1 and in boxes 3 and 5, and in box 16 where the state taxes them', () => {
    const deferring = { field12aCode: 'd', field12a: '4,200.00' };
    expect(amountsOf(plain(2025, deferring))).toMatchObject({
      wagesTipsOther: { amount: 6_420_000 },
      socialSecurityWages: { amount: 6_840_000 },
      medicareWages: { amount: 6_840_000 },
      stateWagesTips: { amount: 6_420_000 },
    });
    expect(amountsOf(plain(2025, { ...deferring, state: 'PA' })).stateWagesTips.amount).toBe(6_840_000);
    const impossible = calculateW2(plain(2025, { ...deferring, income: '1,000' }), allRules).calculation;
    expect(impossible.problem).toMatchObject({ path: 'field12a' });
  });

  it('keeps in box 16 of New Jersey what is deferred to any plan but a 401(k)', () => {
    const newJersey = (field12aCode: string) =>
      amountsOf(plain(2025, { state: 'NJ', income: '60,000', field12aCode, field12a: '5,000.00' }));
    expect(newJersey('D').stateWagesTips.amount).toBe(5_500_000);
    for (const code of ['E', 'F', 'G', 'S']) {
      const { wagesTipsOther, stateWagesTips, stateIncomeTax } = newJersey(code);
      expect([wagesTipsOther.amount, stateWagesTips.amount], code).toEqual([5_500_000, 6_000_000]);
      expect(stateIncomeTax.amount).toBeGreaterThan(newJersey('D').stateIncomeTax.amount!);
    }
  });

  it.each(['G', 'D23', 'e22'])(
    'leaves deferrals of code %s out of box 1, in boxes 3 and 5, without a warning',
    (code) => {
      const result = calculateW2(plain(2025, { field12aCode: code, field12a: '4,200.00' }), allRules);
      expect(result.document.amounts).toMatchObject({
        wagesTipsOther: { amount: 6_420_000 },
        socialSecurityWages: { amount: 6_840_000 },
        medicareWages: { amount: 6_840_000 },
      });
      expect(result.issues.map((issue) => issue.code)).not.toContain('w2.box1.box5');
    },
  );

  it('leaves the boxes of a state without income tax blank', () => {
    expect(amountsOf(plain(2025, { state: 'TX' }))).toMatchObject({
      stateWagesTips: { amount: undefined },
      stateIncomeTax: { amount: undefined },
    });
  });

  it('adds up the tax of both states, and knows none where both boxes are blank', () => {
    const both = calculateW2(plain(2025, { stateIncomeTaxB: '100.00' }), allRules).document;
    expect(stateIncomeTaxOf(both)).toBe(both.amounts.stateIncomeTax.amount! + 10_000);
    expect(stateIncomeTaxOf(calculateW2(plain(2025, { state: 'TX' }), allRules).document)).toBeUndefined();
  });

  it('lets every computed box be typed over, and marks it as typed', () => {
    const fields = Object.keys(plainComputed) as ComputedField[];
    for (const field of fields) {
      const { amounts } = calculateW2(typeW2Box(plain(2025), field, '1,234.56'), allRules).document;
      expect(amounts[field]).toEqual({ amount: 123_456, typed: true, working: undefined });
      expect(fields.filter((one) => amounts[one].typed)).toEqual([field]);
    }
  });

  it('uses what is typed when autoCalculator is false', () => {
    const amounts = amountsOf(plain(2025, { autoCalculator: 'false', wagesTipsOther: '50,000' }));
    expect(amounts.wagesTipsOther).toMatchObject({ amount: 5_000_000, typed: true });
    expect(amounts.federalIncomeTax).toMatchObject({ amount: undefined, typed: true });
  });

  it('says what is wrong while rules are on their way or there is no amount', () => {
    expect(calculateW2(plain(2025), undefined).calculation.problem?.code).toBe('rules-not-loaded');
    expect(calculateW2(plain(2025, { income: '12x' }), allRules).calculation.problem?.path).toBe('income');
  });

  it('numbers are parsed by stripping commas; empty values count as 0', () => {
    expect(amountsOf(plain(2025, { income: '68,400' })).wagesTipsOther.amount).toBe(6_840_000);
    expect(calculateW2(emptyOf(2025), allRules).document.amounts.allocatedTips.amount).toBeUndefined();
  });
});

const plainComputed = {
  wagesTipsOther: 1,
  federalIncomeTax: 1,
  socialSecurityWages: 1,
  socialSecurityTax: 1,
  medicareWages: 1,
  medicareTax: 1,
  stateWagesTips: 1,
  stateIncomeTax: 1,
};

describe('a household employer', () => {
  const household = (income: string) => calculateW2(plain(2025, { householdEmployer: true, income }), allRules);
  const INSURED = ['socialSecurityWages', 'socialSecurityTax', 'medicareWages', 'medicareTax'] as const;

  it('reports no wages of social security and Medicare below the threshold of the year', () => {
    const { document, issues } = household('2,799.99');
    expect(INSURED.map((field) => document.amounts[field].amount)).toEqual(INSURED.map(() => undefined));
    expect(document.amounts.wagesTipsOther.amount).toBe(279_999);
    expect(issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Box 14 is an estimate: /),
      'Boxes 3 to 6 are blank because household wages below $2,800.00 a year aren’t subject to Social Security and ' +
        'Medicare taxes.',
    ]);
  });

  it('reports them from the threshold on', () => {
    const { document } = household('2,800');
    expect(document.amounts.socialSecurityWages.amount).toBe(280_000);
    expect(document.amounts.medicareTax.amount).toBe(4_060);
  });
});
