import type { StateCode } from '@paperwage/values';
import { calendarDate, formatUsDate, STATE_CODES } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayInput, StateElections } from '../index.ts';
import { allRules, calculatePay, loadRulesOf, PayProblem } from '../index.ts';
import { anyPayment } from '../testing/payment.arbitrary.ts';
import { payment } from '../testing/payment.fixture.ts';
import { COUNTY_TAX_STATES } from '../rules/places/index.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY, YEAR_AFTER } from '../testing/years-held.fixture.ts';

/** What is answered, or how it is refused. */
function answer(input: PayInput, rules: RuleBook): unknown {
  try {
    return calculatePay(input, rules);
  } catch (error) {
    if (error instanceof PayProblem) return error.message;
    throw error;
  }
}

const PLACES: readonly (readonly [StateCode, StateElections])[] = [
  ['OH', { locality: 'Columbus' }],
  ['OH', { schoolDistrict: '2501' }],
  ['PA', { locality: 'Philadelphia' }],
  ['KY', { county: 'Boone' }],
  ['NY', { locality: 'Yonkers nonresident' }],
  ['IN', { county: 'Marion' }],
  ['MD', {}],
  ['MD', { county: 'Nowhere' }],
  ['TX', { county: 'Travis' }],
  ['AZ', { allowances: 3, dependents: 1, filingStatus: 'married' }],
  ['CT', { allowances: 3 }],
];

describe('the rules of one payment', () => {
  it('give the answer that all rules give', async () => {
    const home = fc.option(fc.constantFrom<StateCode>(...STATE_CODES));
    await fc.assert(
      fc.asyncProperty(
        anyPayment,
        home,
        fc.constantFrom(...PLACES),
        async (any, residence, [placeState, elections]) => {
          const from = residence === null ? {} : { residenceState: residence };
          const plain: PayInput = { ...any, ...from };
          const placed: PayInput = { ...any, ...from, state: placeState, elections };
          for (const input of [plain, placed]) {
            expect(answer(input, await loadRulesOf(input))).toEqual(answer(input, allRules));
          }
        },
      ),
    );
  });

  it('are those of one year, without places that nobody named', async () => {
    const input = payment({ state: 'OH', payDate: calendarDate('2024-03-01') });
    const book = await loadRulesOf(input);
    expect(book.states).toEqual(allRules.states.filter(({ state, from }) => state === 'OH' && from.startsWith('2024')));
    expect([book.places, book.supplemental, book.certificates]).toEqual([[], [], []]);
    const certain = await loadRulesOf({ ...input, elections: { allowances: 1 } });
    expect(certain.certificates).toEqual(allRules.certificates.filter(({ state }) => state === 'OH'));
    const named = await loadRulesOf({ ...input, elections: { locality: 'Columbus' } });
    expect(named.places.map(({ state }) => state)).toEqual(['OH']);
  });

  it('have the counties of every state that taxes by them without a name', () => {
    const withCounties = allRules.places.filter(({ counties }) => counties !== undefined);
    expect(withCounties.map(({ state }) => state).sort()).toEqual([...COUNTY_TAX_STATES].sort());
  });

  it.each([2019, 2021, YEAR_AFTER])('are none of %i, which is refused as with all rules', async (year) => {
    const input = payment({ payDate: calendarDate(`${year}-06-15`) });
    expect(answer(input, await loadRulesOf(input))).toBe(answer(input, allRules));
    expect(answer(input, allRules)).toMatch(
      new RegExp(`[Cc]hoose a pay date from ${formatUsDate(FIRST_COVERED_DAY)} to ${formatUsDate(LAST_COVERED_DAY)}`),
    );
  });

  it('load for input that is refused afterwards', async () => {
    const odd = payment({ state: 'XX' as StateCode, payDate: '2026-02-30' as PayInput['payDate'] });
    expect(answer(odd, await loadRulesOf(odd))).toContain('payDate is not a real date');
    for (const code of ['XX', '__proto__', 'ca']) {
      const nowhere = payment({ state: code as StateCode });
      expect(answer(nowhere, await loadRulesOf(nowhere))).toContain('state is not an allowed value');
      const fromNowhere = payment({ state: 'DC', residenceState: code as StateCode });
      expect(answer(fromNowhere, await loadRulesOf(fromNowhere))).toContain('residenceState is not an allowed value');
    }
  });
});
