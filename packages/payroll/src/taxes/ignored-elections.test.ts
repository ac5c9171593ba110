import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput, StateElections } from '../index.ts';
import { allRules, calculatePay } from '../index.ts';
import { amountOf, payment, stepsOf } from '../testing/payment.fixture.ts';

const pay = (state: StateCode, elections: StateElections, changes: Partial<PayInput> = {}) =>
  calculatePay(
    payment({ grossPay: dollars(2_000), payDate: calendarDate('2026-03-13'), state, elections, ...changes }),
    allRules,
  );
const NOTHING_MORE = { additionalWithholding: dollars(0) };

describe('entries that the certificate of the state does not ask', () => {
  it.each(['AZ', 'PA', 'MS', 'CO'] as const)('change nothing in %s, and the working says so', (state) => {
    const given = pay(state, { ...NOTHING_MORE, allowances: 3, dependents: 2 });
    expect(given.total).toBe(pay(state, NOTHING_MORE).total);
    expect(stepsOf(given, 'stateIncomeTax')).toEqual([
      'allowancesNotAsked',
      'dependentsNotAsked',
      ...stepsOf(pay(state, NOTHING_MORE), 'stateIncomeTax'),
    ]);
    const [told] = given.lines.find(({ tax }) => tax === 'stateIncomeTax')!.working.steps;
    expect(told!.figures).toEqual({
      state: { unit: 'state', value: state },
      allowances: { unit: 'count', value: 3 },
    });
  });

  it('are told one by one: of what was not entered nothing is said', () => {
    const told = (elections: StateElections) =>
      stepsOf(pay('AZ', { ...NOTHING_MORE, ...elections }), 'stateIncomeTax').filter((step) => /NotAsked/.test(step));
    expect(told({ dependents: 2 })).toEqual(['dependentsNotAsked']);
    expect(told({ allowances: 2 })).toEqual(['allowancesNotAsked']);
    expect(told({})).toEqual([]);
  });

  it('are told of the filing status in place of the one that is withheld by', () => {
    const steps = stepsOf(pay('AZ', { filingStatus: 'married' }), 'stateIncomeTax');
    expect(steps).toContain('filingStatusNotAsked');
    expect(steps).toContain('nothingClaimed');
    expect(steps).not.toContain('withoutStateCertificate');
    const asOnFormW4 = stepsOf(pay('AZ', { filingStatus: 'single' }), 'stateIncomeTax');
    expect(asOnFormW4).toEqual(stepsOf(pay('AZ', {}), 'stateIncomeTax'));
  });

  it('are not told where the certificate asks them, or another answer says the same', () => {
    const told = (state: StateCode, elections: StateElections) =>
      stepsOf(pay(state, elections), 'stateIncomeTax').filter((step) => /NotAsked|TakenAsFiled/.test(step));
    expect(told('CA', { allowances: 3, filingStatus: 'married' })).toEqual([]);
    expect(told('NJ', { allowances: 3, filingStatus: 'married' })).toEqual([]);
    expect(told('AL', { dependents: 2, filingStatus: 'married' })).toEqual([]);
    expect(told('IA', { iaW4AllowanceDollars: dollars(80), allowances: 2 })).toEqual([]);
    expect(told('TX', { allowances: 3 })).toEqual([]);
    expect(told('AZ', { allowances: 3, exempt: true })).toEqual([]);
  });

  it('count beside a Form W-4 of 2019 alone where the state asks them of it alone', () => {
    const w4 = { version: '2019', filingStatus: 'single', allowances: 0, extraWithholding: dollars(0) } as const;
    expect(stepsOf(pay('ND', { allowances: 1 }), 'stateIncomeTax')).toContain('allowancesNotAsked');
    expect(stepsOf(pay('ND', { allowances: 1 }, { w4 }), 'stateIncomeTax')).not.toContain('allowancesNotAsked');
  });

  it('tell that the certificate is filed, and so end the rate without one', () => {
    const without = pay('CT', {});
    expect(stepsOf(without, 'stateIncomeTax')).toEqual(['rateWithoutCertificate']);
    const coded = pay('CT', { ctCode: 'F' });
    for (const allowances of [3, 0]) {
      const given = pay('CT', { allowances });
      expect(amountOf(given, 'stateIncomeTax')).toBe(amountOf(coded, 'stateIncomeTax'));
      expect(stepsOf(given, 'stateIncomeTax')).toEqual([
        ...(allowances > 0 ? ['allowancesNotAsked'] : []),
        'certificateTakenAsFiled',
        ...stepsOf(coded, 'stateIncomeTax'),
      ]);
    }
    expect(stepsOf(pay('CT', { allowances: 3, ctCode: 'F' }), 'stateIncomeTax')).not.toContain(
      'certificateTakenAsFiled',
    );
  });
});
