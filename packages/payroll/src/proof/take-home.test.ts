import type { StateCode } from '@paperwage/values';
import { calendarDate, cents, dollars, STATE_CODES } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilingStatus, PayFrequency, PayInput, RuleBook } from '../index.ts';
import { allRules, calculatePay, loadRuleBook, PAY_FREQUENCIES, PERIODS_PER_YEAR } from '../index.ts';
import { payment, w4 } from '../testing/payment.fixture.ts';
import type { LastCent } from './take-home-falls.fixture.ts';
import { TAKE_HOME_FALLS } from './take-home-falls.fixture.ts';
import { COVERED_YEARS } from '../testing/years-held.fixture.ts';

/** `npm test` draws a fifth of the cases of `npm run test:all`. */
const runsOf = (all: number) => (process.env.TEST_ALL ? all : Math.ceil(all / 5));

/** Gross pay less every tax, and how many lines were rounded to a cent for it. */
function takeHome(input: PayInput, rules: RuleBook): { readonly left: number; readonly lines: number } {
  const { total, lines } = calculatePay(input, rules);
  return { left: input.grossPay - total, lines: lines.length };
}

function paid(
  { payDate, payFrequency, filingStatus, claimed }: Omit<LastCent, 'grossPay'>,
  state: StateCode,
): PayInput {
  const elections = { allowances: claimed, dependents: claimed };
  return payment({ state, payDate: calendarDate(payDate), payFrequency, w4: w4({ filingStatus }), elections });
}

/** By how much take-home pay may fall in a payment: a cent a line, and what the rules of the state make of it. */
function mostFall(state: StateCode, payFrequency: PayFrequency, lines: number): number {
  const listed = TAKE_HOME_FALLS.filter((fall) => fall.state === state);
  const parts = listed.map(({ perPeriod = 0, perYear = 0 }) => perPeriod + perYear / PERIODS_PER_YEAR[payFrequency]);
  return lines + parts.reduce((sum, part) => sum + part, 0);
}

/** Every amount of the rules of a state, where its tax may take a step. */
function amountsOf(state: StateCode): readonly number[] {
  const amounts = new Set<number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'number' && value >= dollars(100)) amounts.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) if (name !== 'source' && name !== 'base') walk(inner);
  };
  for (const held of allRules.states) if (held.state === state) walk(held.incomeTax);
  return [...amounts];
}

/** A gross pay of the year: any, or one near which the tax of the state takes a step. */
function yearlyGross(state: StateCode): fc.Arbitrary<number> {
  const anywhere = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 60_000_000 }));
  const steps = amountsOf(state);
  if (steps.length === 0) return anywhere;
  const step = fc.constantFrom(...steps);
  const deducted = fc.constantFrom(0, ...steps.filter((amount) => amount < dollars(30_000)));
  return fc.oneof(
    anywhere,
    step,
    fc.tuple(step, deducted).map(([amount, less]) => amount + less),
  );
}

describe.each(STATE_CODES)('a raise in %s', (state) => {
  it.each(COVERED_YEARS)('%i: leaves no less to take home, but for the rules listed', async (year) => {
    const rules = await loadRuleBook(state);
    const day = fc.constantFrom('01-05', '04-15', '06-20', '08-15', '12-30').map((rest) => `${year}-${rest}`);
    const status = fc.constantFrom<FilingStatus>('single', 'marriedJointly', 'headOfHousehold');
    const claims = fc.constantFrom<0 | 2>(0, 2);
    const frequency = fc.constantFrom(...PAY_FREQUENCIES);
    const raise = fc.constantFrom(1, 1, 100, 1_000, 10_000);
    const property = fc.property(
      fc.tuple(day, frequency, status, claims),
      yearlyGross(state),
      fc.boolean(),
      raise,
      ([payDate, payFrequency, filingStatus, claimed], yearly, isOfPeriod, more) => {
        // A state that prints tables for pay periods takes its steps at amounts of the period.
        const gross = Math.floor(yearly / (isOfPeriod ? 1 : PERIODS_PER_YEAR[payFrequency]));
        const input = paid({ payDate, payFrequency, filingStatus, claimed }, state);
        const before = takeHome({ ...input, grossPay: cents(gross) }, rules);
        const after = takeHome({ ...input, grossPay: cents(gross + more) }, rules);
        expect(before.left - after.left).toBeLessThanOrEqual(mostFall(state, payFrequency, before.lines));
      },
    );
    fc.assert(property, { numRuns: runsOf(150) });
  });
});

describe('the rules by which a raise may leave less', () => {
  it.each(TAKE_HOME_FALLS)('$state $rule', async ({ state, at, perPeriod = 0, perYear = 0 }) => {
    const rules = await loadRuleBook(state);
    const last = { ...paid(at, state), grossPay: dollars(at.grossPay) };
    const before = takeHome(last, rules);
    const after = takeHome({ ...last, grossPay: cents(last.grossPay + 1) }, rules);
    const fall = before.left - after.left;
    expect(fall).toBeGreaterThan(before.lines);
    // The most that is listed is what happens, but for a dollar of rounding.
    const most = perPeriod + perYear / PERIODS_PER_YEAR[at.payFrequency];
    expect(fall).toBeGreaterThanOrEqual(most - dollars(1.01));
  });

  it('are listed once a state, for all that round to whole dollars', () => {
    const states = TAKE_HOME_FALLS.map(({ state }) => state);
    expect(new Set(states).size).toBe(states.length);
    const rounding = allRules.states.filter(({ incomeTax }) => {
      if (incomeTax.method === 'annualized') return Object.keys(incomeTax.rounding ?? {}).length > 0;
      return ['utah', 'oregon', 'arkansas'].includes(incomeTax.method);
    });
    expect(rounding.filter(({ state }) => !states.includes(state))).toEqual([]);
  });

  it('are none of the federal ones', () => {
    expect(TAKE_HOME_FALLS.filter(({ state }) => amountsOf(state).length === 0)).toEqual([]);
  });
});
