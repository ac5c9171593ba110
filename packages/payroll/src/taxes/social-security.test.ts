import type { Cents } from '@paperwage/values';
import { calendarDate, cents } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../loading/load-rule-book.ts';
import { federalRulesOn } from '../rule-book/rule-book.ts';
import { socialSecurity, socialSecurityAmount } from './social-security.ts';

const rules = federalRulesOn(calendarDate('2026-06-12'), await loadRuleBook(undefined));
const most = 11_439_00;
const biWeekly = (withheldBefore: Cents) => ({ withheldBefore, payments: 26 });

describe('social security of a year', () => {
  it('comes to 6.2 % of the wage base and no cent more, though every payment is rounded up', () => {
    const paid = cents(10_004_00);
    let [wages, sum] = [cents(0), cents(0)];
    for (let payment = 0; payment < 26; payment += 1) {
      sum = cents(sum + socialSecurityAmount(paid, wages, rules.socialSecurity));
      wages = cents(wages + paid);
    }
    expect(sum).toBe(most);
  });

  it('tells why the payment that reaches the base is cut', () => {
    const { amount, working } = socialSecurity(cents(10_004_00), cents(180_072_00), rules);
    expect(amount).toBe(274_50);
    const figures = { maximum: { value: most } };
    expect(working.steps.at(-1)).toMatchObject({ step: 'limitToMaximumEstimated', figures });
    const known = socialSecurity(cents(10_004_00), cents(180_072_00), rules, biWeekly(cents(11_164_50)));
    expect(known.working.steps.at(-1)).toMatchObject({ step: 'limitToYearlyMaximum', figures });
  });

  it('counts what was withheld before where that is known', () => {
    expect(socialSecurity(cents(10_004_00), cents(180_072_00), rules, biWeekly(cents(11_164_46))).amount).toBe(274_54);
  });

  it('settles the cents that rounding left out, and no more than those', () => {
    expect(socialSecurity(cents(4_000_00), cents(183_000_00), rules, biWeekly(cents(11_345_90))).amount).toBe(93_10);
    expect(socialSecurity(cents(4_000_00), cents(183_000_00), rules, biWeekly(cents(11_300_00))).amount).toBe(93_00);
    expect(socialSecurity(cents(1_499_99), cents(183_000_00), rules, biWeekly(cents(11_345_90))).amount).toBe(93_00);
  });

  it('settles half a cent for each payment of the year at most, and says so', () => {
    const of = (withheldBefore: number, payments: number) =>
      socialSecurity(cents(4_000_00), cents(183_000_00), rules, { withheldBefore: cents(withheldBefore), payments });
    expect(of(11_345_94, 12).amount).toBe(93_06);
    expect(of(11_345_93, 12).amount).toBe(93_00);
    expect(of(11_345_93, 26).amount).toBe(93_07);
    const steps = (withheldBefore: number) => of(withheldBefore, 12).working.steps.map(({ step }) => step);
    expect(steps(11_345_94)).toEqual(['fillWageBase', 'applyRate', 'makeUpToYearlyMaximum']);
    expect(steps(11_345_93)).toEqual(['capAtWageBase', 'applyRate']);
    // Nothing is left out here.
    expect(steps(11_346_00)).toEqual(['capAtWageBase', 'applyRate']);
  });

  it('is 6.2 % of a payment as long as the base is not reached', () => {
    expect(socialSecurityAmount(cents(10_004_00), cents(150_000_00), rules.socialSecurity)).toBe(620_25);
  });
});
