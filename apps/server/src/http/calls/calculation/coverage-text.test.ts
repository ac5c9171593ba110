import { salaryCalculateDataSchema } from '@paperwage/api-contract';
import type { StateElections } from '@paperwage/payroll';
import { allRules, calculatePay, NO_PLACE, NOT_SURE, notCoveredPlace } from '@paperwage/payroll';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate, dollars, STATE_CODES, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { coverageText } from './coverage-text.ts';

const TODAY = calendarDate('2026-11-20');
const W4 = {
  version: '2020',
  filingStatus: 'single',
  step2Checkbox: false,
  step3Credits: ZERO,
  otherIncome: ZERO,
  deductions: ZERO,
  extraWithholding: ZERO,
} as const;

const coverageSchema = salaryCalculateDataSchema.shape.coverage;

function answered(state: StateCode, elections: StateElections = {}, payDate: CalendarDate = TODAY) {
  const yearToDate = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO };
  const pay = { payDate, payFrequency: 'BI_WEEKLY', grossPay: dollars(2_000), state, w4: W4, yearToDate } as const;
  const { coverage } = calculatePay({ ...pay, elections }, allRules);
  return coverageSchema.parse(JSON.parse(coverageText(coverage, state, false)));
}

function message(state: StateCode, elections?: StateElections): string {
  return answered(state, elections).message;
}

describe('the answer of what is covered', () => {
  it.each(STATE_CODES)('never calls %s covered while a local tax may be missing', (state) => {
    const { local, message: said } = answered(state);
    const hasLocalTaxes = allRules.places.some((held) => held.state === state);
    expect(local.status).toBe(hasLocalTaxes ? 'needsPlace' : 'none');
    if (!hasLocalTaxes) return;
    expect(said).not.toMatch(/is covered/);
    expect(said).toContain(local.message);
    expect(local.message).toMatch(/^\S.*Enter the .+\.$/);
  });

  it('never does so for an address in any place of the rules, left blank, on any day of its tax', () => {
    for (const { state, places } of allRules.places) {
      const days = new Set(places.flatMap(({ rules }) => rules.flatMap(({ from, to }) => [from, to])));
      for (const day of days) expect(answered(state, {}, day).message, `${state} ${day}`).not.toMatch(/is covered/);
    }
  });

  it('says what is to be entered', () => {
    expect(message('OH')).toBe(
      'We withhold Ohio income tax. Ohio local tax may be missing. Enter the home city or town, the work city or town and the school district, or “No local tax” where there is none. Net pay is before local tax.',
    );
    expect(message('IN')).toBe(
      'We withhold Indiana income tax. Indiana county tax is missing. Enter the county where the employee lived on January 1. Net pay is before local tax.',
    );
    const yonkers = 'Yonkers taxes work done there. Enter whether the employee works in Yonkers.';
    expect(message('NY')).toBe(
      `We withhold New York income tax. New York local tax may be missing. Enter the home city or town, or “No local tax” where there is none. ${yonkers} Net pay is before local tax.`,
    );
    // Someone in Buffalo may work in Yonkers; of New York City's residents the rest is assumed.
    expect(message('NY', { locality: NO_PLACE })).toContain(yonkers);
    expect(message('NY', { locality: NO_PLACE })).not.toContain('may be missing');
    expect(message('NY', { locality: 'New York City' })).not.toMatch(/may be missing|before local tax/);
    expect(message('MD')).toBe(
      'We withhold Maryland income tax. We used Maryland’s highest county rate. Enter the home county.',
    );
  });

  it('says what a person is not sure about, and gives the name of a place that is not covered', () => {
    expect(message('NY', { locality: NOT_SURE, workLocality: NO_PLACE })).toBe(
      'We withhold New York income tax. You’re not sure about the home city or town, so its tax is not included. No local tax where the employee works, as you answered. Net pay is before local tax.',
    );
    const elections = { locality: notCoveredPlace('Cranberry Township') };
    expect(message('PA', elections)).toBe(
      'We withhold Pennsylvania income tax. We don’t cover the local tax of Cranberry Township, Pennsylvania. Add it yourself as a custom deduction.',
    );
    expect(answered('PA', elections).local).toMatchObject({
      status: 'notCovered',
      places: [
        { election: 'locality', of: 'home', status: 'notCovered', name: 'Cranberry Township', assumedFromHome: false },
        { election: 'workLocality', of: 'work', status: 'notCovered', assumedFromHome: true },
      ],
    });
  });

  it('says that all is covered once every place is answered, and what it assumed', () => {
    expect(message('IN', { county: 'Marion' })).toBe('We cover Indiana for 11/20/2026.');
    expect(message('MO', { locality: 'Kansas City' })).toBe(
      'We cover Missouri for 11/20/2026. Assumes the employee works in Kansas City too.',
    );
    expect(message('NY', { locality: NO_PLACE, workLocality: NO_PLACE })).toBe(
      'We cover New York for 11/20/2026. No local tax where the employee lives, as you answered. No local tax where the employee works, as you answered.',
    );
  });
});
