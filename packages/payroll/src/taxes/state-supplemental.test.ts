import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, percent, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput, PayTaxes } from '../index.ts';
import { allRules, calculatePay } from '../index.ts';
import { amountOf, payment, stepsOf } from '../testing/payment.fixture.ts';
import { LAST_COVERED_DAY } from '../testing/years-held.fixture.ts';

const BONUS = { amount: dollars(1_000), method: 'flat' } as const;

const calculate = (entries: Partial<PayInput>): PayTaxes => calculatePay(payment(entries), allRules);

/** What a bonus of 1,000.00 adds to the state's tax on regular pay of 2,000.00 every two weeks. */
function onBonus(state: StateCode, payDate: string, entries: Partial<PayInput> = {}): number {
  const paid = { state, payDate: calendarDate(payDate), ...entries };
  const withBonus = calculate({ supplemental: BONUS, ...paid, grossPay: dollars(3_000) });
  return (
    amountOf(withBonus, 'stateIncomeTax') - amountOf(calculate({ ...paid, grossPay: dollars(2_000) }), 'stateIncomeTax')
  );
}

describe('supplemental wages at the state’s own rate', () => {
  it.each([
    ['AL', '2026-11-20', 50],
    ['AR', '2022-09-30', 55],
    ['AR', '2022-10-01', 49],
    ['CA', '2026-11-20', 102.3],
    ['GA', '2025-07-01', 51.9],
    ['IA', '2024-12-31', 60],
    ['IA', '2025-01-01', 38],
    ['ID', '2025-05-01', 53],
    ['KS', '2023-06-01', 50],
    ['MD', '2025-06-30', 57.5],
    ['MD', '2025-07-01', 65],
    ['MN', '2026-11-20', 62.5],
    ['MT', '2023-12-31', 60],
    ['MT', '2024-01-01', 50],
    ['NC', '2026-11-20', 40.9],
    ['ND', '2023-06-30', 18.4],
    ['ND', '2023-07-01', 15],
    ['NY', '2026-11-20', 117],
    ['OH', '2025-12-31', 35],
    ['OH', '2026-01-01', 27.5],
    ['OR', '2026-11-20', 80],
    ['RI', '2026-11-20', 59.9],
    ['VA', '2026-11-20', 57.5],
    // 30% of the federal 220.00.
    ['VT', '2026-11-20', 66],
    // Regular wages of 52,000 a year.
    ['WI', '2025-11-20', 53],
    ['WV', '2024-11-20', 47.2],
    ['GA', '2023-11-20', 57.5],
  ] as const)('%s on %s takes %s of 1,000.00', (state, payDate, tax) => {
    expect(onBonus(state, payDate)).toBe(dollars(tax));
  });

  it('California takes 6.6% of what is no bonus', () => {
    expect(onBonus('CA', '2026-11-20', {})).toBe(dollars(102.3));
    const supplemental = { ...BONUS, kind: 'other' } as const;
    const paid = { state: 'CA' as const, grossPay: dollars(3_000), supplemental };
    const regular = amountOf(calculate({ state: 'CA' }), 'stateIncomeTax');
    expect(amountOf(calculate(paid), 'stateIncomeTax') - regular).toBe(dollars(66));
  });

  it('goes by the regular wages of a year where the state says so', () => {
    // Wisconsin: 12,000 a year are not above 12,760; 25,000 are.
    const wisconsin = (regular: number) => {
      const paid = { state: 'WI' as const, payFrequency: 'MONTHLY' as const, payDate: calendarDate('2025-11-20') };
      const withBonus = calculate({ ...paid, supplemental: BONUS, grossPay: dollars(regular + 1_000) });
      return (
        amountOf(withBonus, 'stateIncomeTax') -
        amountOf(calculate({ ...paid, grossPay: dollars(regular) }), 'stateIncomeTax')
      );
    };
    expect(wisconsin(1_000)).toBe(dollars(35.4));
    expect(wisconsin(2_000)).toBe(dollars(46.5));
    expect(wisconsin(24_000)).toBe(dollars(76.5));
  });

  it('is told: what is set apart, the rate, and the sum', () => {
    const steps = stepsOf(calculate({ state: 'NY', supplemental: BONUS, grossPay: dollars(3_000) }), 'stateIncomeTax');
    expect(steps).toContain('setSupplementalApart');
    expect(steps.slice(-2)).toEqual(['supplementalRate', 'addSupplementalTax']);
  });

  it('of a payment that is all supplemental knows no certificate', () => {
    const elections = { additionalWithholding: dollars(100), allowances: 3 };
    const taxes = calculate({ state: 'NY', supplemental: BONUS, grossPay: dollars(1_000), elections });
    expect(amountOf(taxes, 'stateIncomeTax')).toBe(dollars(117));
    expect(stepsOf(taxes, 'stateIncomeTax')).toEqual(['setSupplementalApart', 'supplementalRate']);
  });

  it('leaves the federal tax on a bonus out of what Oregon subtracts for regular pay', () => {
    expect(onBonus('OR', '2026-11-20')).toBe(dollars(80));
    expect(onBonus('AL', '2026-11-20')).toBe(dollars(50));
  });

  it('takes nothing where the certificate claims exemption', () => {
    const taxes = calculate({ state: 'NY', supplemental: BONUS, elections: { exempt: true } });
    expect(amountOf(taxes, 'stateIncomeTax')).toBe(0);
  });
});

describe('supplemental wages together with the regular ones', () => {
  it.each(['IL', 'NJ', 'HI'] as const)('%s publishes no rate, and the working says so', (state) => {
    const together = calculate({ state, supplemental: BONUS, grossPay: dollars(3_000) });
    expect(amountOf(together, 'stateIncomeTax')).toBe(
      amountOf(calculate({ state, grossPay: dollars(3_000) }), 'stateIncomeTax'),
    );
    expect(stepsOf(together, 'stateIncomeTax')[0]).toBe('noSupplementalRate');
  });

  it('are what was chosen with the aggregate method, in every state', () => {
    const supplemental = { ...BONUS, method: 'aggregate' } as const;
    for (const state of STATE_CODES) {
      const together = calculate({ state, supplemental, grossPay: dollars(3_000) });
      const plain = calculate({ state, grossPay: dollars(3_000) });
      expect(together.lines.slice(1), state).toEqual(plain.lines.slice(1));
    }
  });

  it('are not told of where wages are not taxed', () => {
    expect(stepsOf(calculate({ state: 'TX', supplemental: BONUS }), 'stateIncomeTax')).toEqual(['noStateWageTax']);
  });
});

describe('the states’ rules for supplemental wages', () => {
  const { supplemental } = allRules;

  it('have a source, a standing and a rate between 0 and 100%', () => {
    for (const rules of supplemental) {
      expect(rules.source.url ?? 'https://', rules.state).toMatch(/^https:\/\//);
      expect(rules.source.publication, rules.state).not.toBe('');
      const { how } = rules;
      const rates =
        how.method === 'rate'
          ? [how.rate, how.rateIfNoBonus ?? how.rate]
          : how.method === 'shareOfFederal'
            ? [how.share]
            : how.rows.map(({ rate }) => rate);
      for (const rate of rates) {
        expect(rate, rules.state).toBeGreaterThan(0);
        expect(rate, rules.state).toBeLessThanOrEqual(percent('30'));
      }
    }
  });

  it('cover each state’s days without a gap or an overlap, and rise by wages', () => {
    for (const state of new Set(supplemental.map((rules) => rules.state))) {
      const own = supplemental.filter((rules) => rules.state === state);
      expect(own[0]?.from, state).toBe('2022-01-01');
      own.slice(1).forEach(({ from }, index) => {
        const before = new Date(`${own[index]!.to}T00:00:00Z`);
        before.setUTCDate(before.getUTCDate() + 1);
        expect(from, state).toBe(before.toISOString().slice(0, 10));
      });
      for (const { how } of own) {
        if (how.method !== 'byAnnualWages') continue;
        how.rows.slice(1).forEach(({ over, rate }, index) => {
          expect(over).toBeGreaterThan(how.rows[index]!.over);
          expect(rate).toBeGreaterThan(how.rows[index]!.rate);
        });
      }
    }
  });

  it('end on the last day held, but for West Virginia, which publishes none since 2025', () => {
    const last = new Map(supplemental.map(({ state, to }) => [state, to]));
    for (const [state, to] of last) expect(to, state).toBe(state === 'WV' ? '2024-12-31' : LAST_COVERED_DAY);
  });
});
