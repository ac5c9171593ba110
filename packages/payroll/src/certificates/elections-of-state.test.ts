import type { StateCode } from '@paperwage/values';
import { dollars, percent, unitPrice } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { ELECTIONS_OF_ONE_STATE } from './elections-of-state.ts';
import type { PayInput, StateElections } from '../index.ts';
import { allRules, calculatePay, grossFromNet, InvalidPayInputError, priorPay, repeatPay } from '../index.ts';
import { payment } from '../testing/payment.fixture.ts';

const GIVEN: readonly (readonly [StateCode, StateElections])[] = [
  ['CT', { ctCode: 'A' }],
  ['NJ', { njRateTable: 'A' }],
  ['WV', { wvTable: 'oneEarner' }],
  ['AZ', { azElectedRate: percent('2') }],
  ['LA', { laBlockA: 1 }],
  ['IA', { iaW4AllowanceDollars: dollars(300) }],
  ['MS', { exemptionAmount: dollars(6_000) }],
  ['CA', { estimatedDeductionAllowances: 1 }],
  ['IL', { line2Allowances: 1 }],
  ['IN', { dependentExemptions: 1 }],
  ['IN', { firstTimeDependents: 1 }],
  ['IN', { adoptedChildren: 1 }],
  ['PA', { servicesTaxExempt: true }],
  ['DE', { deEmployees: '25orMore' }],
  ['WA', { waWorkersCompensationRate: unitPrice(0.15) }],
  ['OH', { schoolDistrict: '0203' }],
  ['OR', { noFormOnFile: true }],
];

function refusal(work: () => unknown): InvalidPayInputError | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidPayInputError) return error;
    throw error;
  }
  return undefined;
}

const refused = (input: PayInput) => refusal(() => calculatePay(input, allRules));

describe('an entry that the form of one state alone has', () => {
  it('is tested for every such entry', () => {
    expect(GIVEN.map(([, elections]) => Object.keys(elections)[0]).sort()).toEqual(
      Object.keys(ELECTIONS_OF_ONE_STATE).sort(),
    );
  });

  it.each(GIVEN)('is taken in %s and refused elsewhere: %j', (state, elections) => {
    const [name] = Object.keys(elections);
    expect(refused(payment({ state, elections }))).toBeUndefined();
    const other = payment({ state: 'NY', elections });
    for (const work of [
      () => calculatePay(other, allRules),
      () => repeatPay(other, 3, allRules),
      () => priorPay(dollars(6_000), 3, other, allRules),
      () => grossFromNet(dollars(1_000), other, allRules),
    ]) {
      const problem = refusal(work);
      expect(problem?.path).toBe(`elections.${name}`);
      expect(problem?.todo).toMatch(/^Leave it out, or check the work (and home )?states?/);
    }
  });

  it('names the state it belongs to', () => {
    expect(refused(payment({ state: 'NY', elections: { ctCode: 'A' } }))).toMatchObject({
      code: 'electionOfOtherState',
      message:
        'elections.ctCode is on the Connecticut certificate, but no Connecticut income tax is withheld here. ' +
        'Leave it out, or check the work and home states.',
    });
  });

  it('belongs to the state whose tax is withheld, or to the one the work is done in', () => {
    const across = (state: StateCode, residenceState: StateCode, elections: StateElections) =>
      refused(payment({ state, residenceState, elections }))?.path;
    // An agreement leaves the tax on work in Pennsylvania to New Jersey; none leaves that on work in New York.
    expect(across('PA', 'NJ', { njRateTable: 'A', servicesTaxExempt: true })).toBeUndefined();
    expect(across('NJ', 'PA', { njRateTable: 'A' })).toBe('elections.njRateTable');
    expect(across('NJ', 'PA', { servicesTaxExempt: true })).toBe('elections.servicesTaxExempt');
    expect(across('NY', 'CT', { ctCode: 'A' })).toBe('elections.ctCode');
    expect(across('IN', 'KY', { dependentExemptions: 1 })).toBeUndefined();
  });

  it('is not given when it is undefined, and entries of several states stay accepted everywhere', () => {
    const nothing = { ctCode: undefined, schoolDistrict: undefined } as unknown as StateElections;
    expect(refused(payment({ state: 'NY', elections: nothing }))).toBeUndefined();
    const general: StateElections = {
      filingStatus: 'married',
      allowances: 1,
      dependents: 1,
      spouseWorks: true,
      exempt: false,
      additionalWithholding: dollars(5),
      personalExemptionClaimed: true,
    };
    for (const state of ['TX', 'NY', 'CT', 'GA'] as const) {
      expect(refused(payment({ state, elections: general })), state).toBeUndefined();
    }
  });
});
