import type { PayInput, StateElections } from '@paperwage/payroll';
import { allRules, calculatePay } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { explanationText } from './explain-working.ts';

const entries = { step3Credits: ZERO, otherIncome: ZERO, deductions: ZERO, extraWithholding: ZERO };

/** What is said of each local line of 2,000.00 every two weeks. */
function told(
  state: StateCode,
  elections: StateElections,
  changes: Partial<PayInput> = {},
): Readonly<Record<string, readonly string[]>> {
  const { lines } = calculatePay(
    {
      payDate: calendarDate('2026-11-20'),
      payFrequency: 'BI_WEEKLY',
      grossPay: dollars(2_000),
      state,
      w4: { version: '2020', filingStatus: 'single', step2Checkbox: false, ...entries },
      yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
      elections,
      ...changes,
    },
    allRules,
  );
  const local = lines.filter(({ tax }) => tax.startsWith('named:'));
  return Object.fromEntries(local.map(({ tax, working }) => [tax.slice(6), explanationText(working)]));
}

describe('explanations of local taxes', () => {
  it('tell the higher of two rates, and a yearly amount in parts', () => {
    expect(told('PA', { locality: 'Pittsburgh', workLocality: 'Monroeville' })).toEqual({
      Pittsburgh: [
        'Withheld because the employee lives there',
        'Residents at home pay 3%, nonresidents at work pay 1%. The higher one applies; if equal, the one at home',
        'Taxable wages: 2,000.00',
        '2,000.00 × 3% = 60.00',
      ],
      'Monroeville local services tax': [
        'Withheld because the work is done there',
        '52.00 a year ÷ 26 pay periods, rounded down = 2.00',
      ],
    });
  });

  it('tell when nothing more is due this year, or this month', () => {
    const payDate = calendarDate('2026-12-31');
    expect(told('PA', { workLocality: 'Pittsburgh' }, { payDate })['Pittsburgh local services tax']).toEqual([
      'The yearly 52.00 is withheld in 26 payments, which came before this one: 0.00',
    ]);
    expect(told('CO', { workLocality: 'Denver' })['Denver']).toEqual([
      'Withheld because the work is done there',
      'This month’s 5.75 was withheld from its first payment: 0.00',
    ]);
  });

  it('tell dollars a month and a week', () => {
    expect(told('CO', { workLocality: 'Denver' }, { payDate: calendarDate('2026-11-06') })['Denver']).toEqual([
      'Withheld because the work is done there',
      'Withheld from the first payment of a month: 5.75 × 1 = 5.75',
    ]);
    expect(told('WV', { workLocality: 'Huntington' })['Huntington']).toEqual([
      'Withheld because the work is done there',
      '5.00 a week × 52 weeks ÷ 26 pay periods = 10.00',
    ]);
  });

  it('tell what another place takes of the same pay, and where a county may take more', () => {
    expect(told('MI', { locality: 'Detroit', workLocality: 'Lansing' })['Detroit']?.at(-1)).toBe(
      'Minus what the other place takes: 48.00 − 10.00, at least zero = 38.00',
    );
    expect(told('KY', { workLocality: 'Mayfield' })['Mayfield']?.at(-1)).toBe(
      'If the county charges a fee too, enter the county to get its own line',
    );
  });
});
