import { allRules, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { cents, dollars } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setPaymentType } from './edit-basics.ts';
import { setPreTaxClass } from './edit-elections.ts';
import { setWorkState } from './edit-fields.ts';
import { addCustomDeduction, setDeductionTyped, setEarning, setEarningTyped } from './edit-lines.ts';
import { findGross, setMainTotal } from './find-gross.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

function netOf(draft: PayStubDraft, index = 0): Cents {
  return calculatePayStub(draft, allRules).document.stubs[index]!.net.period;
}

/** The net pay after the pay that was found is written into the draft. */
function reached(draft: PayStubDraft, net: Cents, index = 0): Cents | string {
  const found = findGross(draft, index, net, allRules);
  if (found.exact !== true) return found.exact === false ? 'between' : found.message;
  return netOf(setMainTotal(draft, index, found.grossPay), index);
}

describe('findGross', () => {
  const named = addCustomDeduction(setWorkState(employeeDraft({ stubs: 3 }), 'CA'), 'Plan', testContext());
  const { id } = named.items[0]!.customDeductions[0]!;
  const full = setPreTaxClass(setDeductionTyped(named, 1, id, { total: '150.00' }), id, 'section125');
  const busy = setEarning(setDeductionTyped(full, 1, 'medicare', { total: '20.00' }), 1, 'tips', { rate: '85.00' });

  it('is the pay that leaves the net pay, on any stub, with all that stands on it', () => {
    const before = netOf(busy, 1);
    for (const more of [0, 1, 12_345, 250_000]) {
      expect(reached(busy, cents(before + more), 1)).toBe(before + more);
    }
  });

  it('keeps a rate that leaves the net pay already', () => {
    for (let cents = 0; cents < 40; cents += 1) {
      const draft = setEarning(employeeDraft({ hours: '80.00' }), 0, 'regular', { rate: `32.${50 + cents}` });
      const found = findGross(draft, 0, netOf(draft), allRules);
      if (!found.exact) throw new Error('A net pay that is there was not found');
      expect(setMainTotal(draft, 0, found.grossPay)).toBe(draft);
    }
    const odd = setEarning(employeeDraft({ hours: '37.3333' }), 0, 'regular', { rate: '32.5' });
    const found = findGross(odd, 0, netOf(odd), allRules);
    expect(found.exact && setMainTotal(odd, 0, found.grossPay)).toBe(odd);
  });

  it('changes the year so far of the earliest stub with it', () => {
    const rich = employeeDraft({ rate: '100.00', stubs: 1 });
    const net = netOf(rich);
    expect(reached(setEarning(rich, 0, 'regular', { rate: '10.00' }), net)).toBe(net);
  });

  it('is a pay for every net pay, or two neighbours', () => {
    const draft = setWorkState(employeeDraft(), 'NY');
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 900_000 }), (net) => {
        const found = findGross(draft, 0, cents(net), allRules);
        if (found.exact === undefined) throw new Error(found.message);
        if (found.exact) return found.netPay === net;
        // A program with a yearly maximum leaves less to take once each earlier payment rounds up a cent.
        const apart = found.above.netPay - found.below.netPay;
        return found.below.netPay < net && net < found.above.netPay && apart < 10 + PERIODS_PER_YEAR.BI_WEEKLY;
      }),
      { numRuns: process.env.TEST_ALL ? 30 : 3, examples: [[302_112]] },
    );
  });

  it('says in words when there is none', () => {
    expect(reached(employeeDraft(), dollars(50_000_000))).toMatch(/^No gross pay gives this net pay\./);
    const undated = { ...employeeDraft(), items: employeeDraft().items.map((item) => ({ ...item, payDate: '' })) };
    expect(reached(undated, dollars(1_000))).toMatch(/^Enter the pay date/);
  });
});

describe('setMainTotal', () => {
  const main = (draft: PayStubDraft) => draft.items[0]!.earnings.find(({ key }) => key === 'regular')!;

  it('sets the rate that makes the total', () => {
    expect(main(setMainTotal(employeeDraft(), 0, dollars(2_000)))).toMatchObject({ rate: '25.00', typed: false });
    expect(main(setMainTotal(employeeDraft(), 0, cents(200_001)))).toMatchObject({ rate: '25.0001', typed: false });
    const over = setEarningTyped(employeeDraft(), 0, 'regular', { total: '1.00', ytd: '99,000.00' });
    expect(main(setMainTotal(over, 0, dollars(2_000)))).toMatchObject({
      rate: '25.00',
      typed: false,
      ytd: '99,000.00',
      ytdTyped: true,
    });
  });

  it('sets a yearly salary', () => {
    const salaried = setMainTotal(setPaymentType(employeeDraft(), 'salary'), 0, cents(200_001));
    expect(salaried.items[0]!.earnings.find(({ key }) => key === 'salary')).toMatchObject({ rate: '52,000.26' });
  });

  it('writes the total where no rate makes it', () => {
    const long = setEarning(employeeDraft(), 0, 'regular', { hours: '999' });
    // 2.0020 an hour makes 2,000.00 and 2.0021 an hour 2,000.10.
    expect(main(setMainTotal(long, 0, cents(200_005)))).toMatchObject({ total: '2,000.05', typed: true });
    const none = setEarning(employeeDraft(), 0, 'regular', { hours: '0' });
    expect(main(setMainTotal(none, 0, dollars(5)))).toMatchObject({ total: '5.00', typed: true });
  });
});
