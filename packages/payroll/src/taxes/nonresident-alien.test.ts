import { cents, dollars, yearOf, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePay } from '../calculate-pay.ts';
import type { FormW4, PayInput } from '../pay.ts';
import { PAY_FREQUENCIES, PERIODS_PER_YEAR } from '../pay.ts';
import { allRules } from '../loading/all-rules.ts';
import { amountOf, payment, stepsOf, w4 } from '../testing/payment.fixture.ts';

const older = (entries: Partial<FormW4> = {}): FormW4 =>
  ({ version: '2019', filingStatus: 'single', allowances: 0, extraWithholding: ZERO, ...entries }) as FormW4;

function weekly(gross: number, form: FormW4, changes: Partial<PayInput> = {}) {
  return calculatePay(payment({ payFrequency: 'WEEKLY', grossPay: dollars(gross), w4: form, ...changes }), allRules);
}

const incomeTax = (...of: Parameters<typeof weekly>) => amountOf(weekly(...of), 'federalIncomeTax');

describe('the amounts for nonresident aliens', () => {
  it.each(allRules.federal.map((rules) => [yearOf(rules.from), rules] as const))(
    'of %i are the standard deduction over the pay periods, to a dime, and in Table 1 an allowance less',
    (_, { nonresidentAlien, standardSchedules, worksheet1A }) => {
      // The schedule begins where the standard deduction ends that line 1g has not taken off already.
      const standardDeduction = standardSchedules.single[1]!.over + worksheet1A.adjustment.single;
      for (const frequency of PAY_FREQUENCIES) {
        const toADime = (yearly: number) => Math.round(yearly / PERIODS_PER_YEAR[frequency] / 10) * 10;
        expect(nonresidentAlien.table2[frequency]).toBe(toADime(standardDeduction));
        expect(nonresidentAlien.table1[frequency]).toBe(toADime(standardDeduction - worksheet1A.allowance));
      }
    },
  );

  it.each([
    [2022, 249],
    [2023, 266.3],
    [2024, 280.8],
    [2025, 288.5],
    [2026, 309.6],
  ])('of %i are %d a week for a form of 2020 or later', (year, amount) => {
    const { nonresidentAlien } = allRules.federal.find(({ from }) => yearOf(from) === year)!;
    expect(nonresidentAlien.table2.WEEKLY).toBe(dollars(amount));
    expect(nonresidentAlien.standing).toBe(year === 2026 ? 'secondary' : 'inferred');
  });
});

describe('a nonresident alien', () => {
  it('is withheld from as if paid more, by the recorded examples', () => {
    expect(incomeTax(1_000, w4())).toBe(cents(7_808));
    expect(incomeTax(1_000, w4({ nonresidentAlien: true }))).toBe(cents(11_830));
    expect(incomeTax(300, w4({ nonresidentAlien: true }))).toBe(cents(3_123));
  });

  it('has the amount of Table 1 with an older form', () => {
    const { table1 } = allRules.federal.at(-1)!.nonresidentAlien;
    const more = incomeTax(1_000 + table1.WEEKLY / 100, older());
    expect(incomeTax(1_000, older({ nonresidentAlien: true }))).toBe(more);
  });

  it('pays no more social security, Medicare or state tax, and shows the wages as paid', () => {
    const [resident, alien] = [{}, { nonresidentAlien: true }].map((claim) =>
      weekly(1_000, w4(claim), { state: 'CA' }).lines.map(({ tax, taxable, amount }) => [tax, taxable, amount]),
    );
    expect(alien!.slice(1)).toEqual(resident!.slice(1));
    expect(alien![0]!.slice(0, 2)).toEqual(['federalIncomeTax', dollars(1_000)]);
  });

  it('is withheld from as single, which a step says of any other status', () => {
    const single = w4({ nonresidentAlien: true });
    const married = w4({ nonresidentAlien: true, filingStatus: 'marriedJointly' });
    expect(incomeTax(1_000, married)).toBe(incomeTax(1_000, single));
    expect(stepsOf(weekly(1_000, single), 'federalIncomeTax').slice(0, 2)).toEqual([
      'addForNonresidentAlien',
      'annualize',
    ]);
    expect(stepsOf(weekly(1_000, married), 'federalIncomeTax')[1]).toBe('nonresidentAlienAsSingle');
  });

  it('has nothing added to a bonus at the flat rate, nor to no pay at all', () => {
    const bonus = { supplemental: { amount: dollars(1_000), method: 'flat' } } as const;
    expect(incomeTax(1_000, w4({ nonresidentAlien: true }), bonus)).toBe(dollars(220));
    expect(stepsOf(weekly(0, w4({ nonresidentAlien: true })), 'federalIncomeTax')).not.toContain(
      'addForNonresidentAlien',
    );
  });

  it('is as sure as the amount that was added', () => {
    const [line] = weekly(1_000, w4({ nonresidentAlien: true })).lines;
    expect(line!.working.standing).toBe('secondary');
  });
});

describe('an exempt Form W-4', () => {
  it('has no income tax withheld, and social security and Medicare as ever', () => {
    const taxes = weekly(1_000, w4({ exempt: true }));
    expect(taxes.lines.map(({ amount }) => amount).slice(0, 3)).toEqual([ZERO, dollars(62), dollars(14.5)]);
    expect(stepsOf(taxes, 'federalIncomeTax')).toEqual(['exemptFromFederal']);
  });

  it('leaves out what else the form says, extra withholding too', () => {
    const entries = {
      exempt: true,
      extraWithholding: dollars(50),
      otherIncome: dollars(9_000),
      nonresidentAlien: true,
    };
    expect(incomeTax(1_000, w4(entries))).toBe(ZERO);
    expect(incomeTax(60, w4(entries))).toBe(ZERO);
    expect(incomeTax(1_000, older({ exempt: true }))).toBe(ZERO);
  });

  it('covers a bonus, but not what takes the bonuses of the year above a million', () => {
    const bonus = (amount: number) => ({ supplemental: { amount: dollars(amount), method: 'flat' } }) as const;
    expect(incomeTax(5_000, w4({ exempt: true }), bonus(5_000))).toBe(ZERO);
    const large = weekly(1_200_000, w4({ exempt: true }), bonus(1_100_000));
    expect(amountOf(large, 'federalIncomeTax')).toBe(dollars(37_000));
    expect(stepsOf(large, 'federalIncomeTax')).toEqual(['exemptToThreshold', 'supplementalAboveThreshold']);
  });

  it('changes no state’s tax but where that builds on the federal one', () => {
    const state = (form: FormW4, code: 'CA' | 'OR') =>
      amountOf(weekly(1_000, form, { state: code, elections: { allowances: 0 } }), 'stateIncomeTax');
    expect(state(w4({ exempt: true }), 'CA')).toBe(state(w4(), 'CA'));
    expect(state(w4({ exempt: true }), 'OR')).toBeGreaterThan(state(w4(), 'OR'));
  });

  it('is refused where it is no yes or no', () => {
    expect(() => incomeTax(1_000, w4({ exempt: 'yes' as never }))).toThrow('w4.exempt');
    expect(() => incomeTax(1_000, w4({ nonresidentAlien: 1 as never }))).toThrow('w4.nonresidentAlien');
  });
});
