import { calculatePayStub, setFirstPaycheck } from '@paperwage/documents/pay-stub';
import { loadRuleBook, ordinaryPayDate, PAY_FREQUENCIES } from '@paperwage/payroll';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { HandedPay } from './handed-pay.ts';
import { PAY_BASES, payText, readPayText } from './handed-pay.ts';
import { calculatePaycheck } from './calculate.ts';
import { EXAMPLE } from './entries.ts';
import { payStubOf } from './pay-stub-of.ts';

/** The stub is paid on the day that the calculator calculates with. */
let drawn = 0;
const context = { today: ordinaryPayDate(EXAMPLE.year), random: () => (drawn = (drawn + 0.137) % 1) };
const pays = { paycheck: '2,500.00', year: '65,000.00', hour: '31.25', net: '2,000.00' } as const;

describe('the pay stub of a calculated paycheck', () => {
  it.each(STATE_CODES)('comes to the same net pay in %s, however the pay was entered', async (state) => {
    const rules = await loadRuleBook(state);
    for (const basis of PAY_BASES) {
      const pay: HandedPay = { ...EXAMPLE, basis, pay: pays[basis], state };
      const calculated = calculatePaycheck(pay, state, rules);
      if (!('paycheck' in calculated)) throw new Error(JSON.stringify(calculated.problems));
      // No limit of the year is reached on it, as in the calculator.
      const { document } = calculatePayStub(setFirstPaycheck(payStubOf(pay, rules, context)!, true), rules);
      const [stub] = document.stubs;
      expect([stub!.gross.period, stub!.net.period]).toEqual([calculated.paycheck.gross, calculated.paycheck.net]);
    }
  });

  it.each(PAY_FREQUENCIES)('is paid in the chosen year, paid %s', async (frequency) => {
    const draft = payStubOf({ ...EXAMPLE, frequency, year: 2023, state: 'TX' }, await loadRuleBook('TX'), context)!;
    const [item] = draft.items;
    expect(draft.oftenPaid).toBe(frequency);
    expect([item!.payDate.slice(0, 4), item!.payPeriod.to.slice(0, 4)]).toEqual(['2023', '2023']);
  });

  it('keeps every entry in the address', () => {
    const pay: HandedPay = {
      ...EXAMPLE,
      basis: 'hour',
      pay: '31.25',
      hours: '72.5',
      frequency: 'WEEKLY',
      status: 'single',
      children: '2',
      dependents: '1',
      preTax: { hsa: '50', retirement401k: '' },
      year: 2024,
      state: 'NY',
    };
    const { state, entries } = readPayText(payText(pay), EXAMPLE);
    expect({ ...entries, state }).toEqual(pay);
  });

  it('makes none of what cannot be calculated', async () => {
    const rules = await loadRuleBook('TX');
    expect(payStubOf({ ...EXAMPLE, pay: 'much', state: 'TX' }, rules, context)).toBeUndefined();
  });

  it('takes nothing that is no choice out of an address', () => {
    const { state, entries } = readPayText('basis=none&frequency=HOURLY&status=x&year=20x6&state=ZZ&pay=1', EXAMPLE);
    expect(state).toBeUndefined();
    expect(entries).toEqual({ ...EXAMPLE, pay: '1', preTax: {} });
  });
});
