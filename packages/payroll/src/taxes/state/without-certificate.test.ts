import { calendarDate, dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput } from '../../index.ts';
import { allRules, calculatePay } from '../../index.ts';
import { amountOf, payment, stepsOf } from '../../testing/payment.fixture.ts';

/** 2,000.00 every two weeks. */
const pay = (entries: Partial<PayInput>) =>
  calculatePay(payment({ grossPay: dollars(2_000), payDate: calendarDate('2025-03-14'), ...entries }), allRules);

describe('an employee who has filed no certificate of the state', () => {
  it('Oregon: 8 % of all wages (ORS 316.182)', () => {
    expect(amountOf(pay({ state: 'OR' }), 'stateIncomeTax')).toBe(dollars(160));
    expect(stepsOf(pay({ state: 'OR' }), 'stateIncomeTax')).toEqual(['rateWithoutCertificate']);
    expect(amountOf(pay({ state: 'OR', elections: { allowances: 0 } }), 'stateIncomeTax')).toBe(dollars(139));
  });

  it('Oregon: the same where no form is on file, whatever else is given', () => {
    const none = { noFormOnFile: true, allowances: 3 } as const;
    expect(amountOf(pay({ state: 'OR', elections: none }), 'stateIncomeTax')).toBe(dollars(160));
    expect(stepsOf(pay({ state: 'OR', elections: none }), 'stateIncomeTax')).toContain('rateWithoutCertificate');
  });

  it('Connecticut: the highest rate, 6.99 %, without exemption (Circular CT)', () => {
    expect(amountOf(pay({ state: 'CT' }), 'stateIncomeTax')).toBe(dollars(139.8));
    expect(amountOf(pay({ state: 'CT', elections: { ctCode: 'F' } }), 'stateIncomeTax')).toBe(dollars(73.04));
  });

  it('Alabama: zero exemption (Administrative Code 810-3-73-.01)', () => {
    const zero = pay({ state: 'AL', elections: { personalExemptionClaimed: false } });
    expect(amountOf(zero, 'stateIncomeTax')).toBe(dollars(85.57));
    expect(amountOf(pay({ state: 'AL' }), 'stateIncomeTax')).toBe(dollars(85.57));
    expect(amountOf(pay({ state: 'AL', elections: { dependents: 0 } }), 'stateIncomeTax')).toBe(dollars(82.69));
  });

  it('Georgia until 2023: single with no allowance', () => {
    const before = { state: 'GA', payDate: calendarDate('2023-03-15') } as const;
    expect(amountOf(pay(before), 'stateIncomeTax')).toBe(dollars(96.42));
  });

  it('is not changed by the filing status or a place, which claim nothing', () => {
    const places = { filingStatus: 'married', locality: 'Portland' } as const;
    expect(amountOf(pay({ state: 'OR', elections: places }), 'stateIncomeTax')).toBe(dollars(160));
  });
});

describe('the filing status told of an employee who has filed no certificate', () => {
  const STATUSES = ['single', 'married', 'marriedSeparate', 'headOfHousehold'] as const;
  /** Without certificates, no step says that a certificate has no filing status. */
  const book = { ...allRules, certificates: [] };
  const stateLine = (entries: Partial<PayInput>) =>
    calculatePay(payment(entries), book).lines.find(({ tax }) => tax === 'stateIncomeTax')!;

  it('is told just where the tax depends on it, in every edition of every state', () => {
    const wrong = allRules.states.flatMap(({ state, from, incomeTax }) => {
      if (incomeTax.method === 'none') return [];
      const lines = [400, 2_000, 9_000].map((grossPay) =>
        STATUSES.map((filingStatus) =>
          stateLine({ state, payDate: from, grossPay: dollars(grossPay), elections: { filingStatus } }),
        ),
      );
      const isTold = lines.flat().some(({ working }) => working.steps[0]?.step === 'withoutStateCertificate');
      const depends = lines.some((ofPay) => new Set(ofPay.map(({ amount }) => amount)).size > 1);
      return isTold === depends ? [] : [`${state} from ${from}`];
    });
    // Alabama takes all of them as single, and says so.
    expect(wrong.filter((edition) => !edition.startsWith('AL'))).toEqual([]);
  });

  it('is single in Alabama, where nobody claimed the exemption of the married', () => {
    const { steps } = stateLine({ state: 'AL', elections: { filingStatus: 'married' } }).working;
    expect(steps[0]).toMatchObject({ step: 'withoutStateCertificate', figures: { filingStatus: { value: 'single' } } });
  });

  it.each(['OH', 'VA', 'WV', 'AR', 'KY', 'RI'] as const)('is no part of any step in %s', (state) => {
    const { steps } = stateLine({ state }).working;
    expect(steps[0]!.step).toBe('nothingClaimed');
    expect(steps.filter(({ figures }) => 'filingStatus' in figures)).toEqual([]);
  });
});
