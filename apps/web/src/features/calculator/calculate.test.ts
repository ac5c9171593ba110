import {
  allRules,
  calculatePay,
  federalRulesOn,
  loadRuleBook,
  PAY_FREQUENCIES,
  PERIODS_PER_YEAR,
  ordinaryPayDate,
} from '@paperwage/payroll';
import { applyRate, formatMoney, STATE_CODES, STATE_NAMES } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayEntries } from '../../paycheck/handed-pay.ts';
import { PAY_BASES } from '../../paycheck/handed-pay.ts';
import type { Paycheck } from '../../paycheck/calculate.ts';
import { calculatePaycheck } from '../../paycheck/calculate.ts';
import { EXAMPLE } from '../../paycheck/entries.ts';
import { calculatorHref, NEIGHBORS, stateOfPath } from './states.ts';
import { stateFacts } from './state-facts.ts';
import { shareOfStates } from './state-shares.ts';

function paycheckOf(entries: Partial<PayEntries>, state: (typeof STATE_CODES)[number] = 'TX'): Paycheck {
  const calculated = calculatePaycheck({ ...EXAMPLE, ...entries }, state, allRules);
  if (!('paycheck' in calculated)) throw new Error(JSON.stringify(calculated.problems));
  return calculated.paycheck;
}

const amountOf = ({ lines }: Paycheck, wanted: string) => lines.find(({ key }) => key === wanted)!;

describe('the calculator of a state', () => {
  it('comes to the figures of the design for Texas', () => {
    const paycheck = paycheckOf({});
    expect(formatMoney(paycheck.net)).toBe('2,036.13');
    expect(formatMoney(paycheck.yearNet)).toBe('52,939.38');
    expect(amountOf(paycheck, 'socialSecurity').amount).toBe(14_942);
    expect(amountOf(paycheck, 'stateIncomeTax')).toMatchObject({ amount: 0, year: 0 });
  });

  it.each(STATE_CODES)('takes in %s what the engine takes', (state) => {
    const paycheck = paycheckOf({}, state);
    const { lines, total } = calculatePay(paycheck.input, allRules);
    const taxes = paycheck.lines.filter(({ group }) => group !== 'preTax');
    expect(taxes.map(({ key, amount }) => [key, amount])).toEqual(lines.map(({ tax, amount }) => [tax, amount]));
    expect(paycheck.net).toBe(250_000 - 21_500 - total);
    expect(paycheck.yearNet).toBe(paycheck.yearGross - paycheck.lines.reduce((sum, { year }) => sum + year, 0));
  });

  it.each(PAY_FREQUENCIES)('ends Social Security at its limit for the year, paid %s', (frequency) => {
    const { rate, wageBase } = federalRulesOn(ordinaryPayDate(2026), allRules).socialSecurity;
    const paycheck = paycheckOf({ basis: 'year', pay: '300,000.00', frequency, preTax: {} });
    expect(amountOf(paycheck, 'socialSecurity').year).toBe(applyRate(wageBase, rate));
    if (frequency !== 'ANNUAL') {
      expect(paycheck.notes.join()).toContain('Social Security reaches its limit for the year');
      expect(amountOf(paycheck, 'socialSecurity').amount * PERIODS_PER_YEAR[frequency]).toBeGreaterThan(
        applyRate(wageBase, rate),
      );
    }
    // The additional 0.9% of what is above 200,000.00.
    expect(amountOf(paycheck, 'medicare').year).toBeGreaterThanOrEqual(435_000 + 90_000 - 260);
  });

  it('finds the pay that leaves a net pay', () => {
    const found = paycheckOf({ basis: 'net', pay: '2,036.13' });
    expect(found.net).toBe(203_613);
    expect(paycheckOf({ pay: formatMoney(found.gross) }).net).toBe(203_613);
  });

  it('multiplies an hourly rate and divides a salary', () => {
    expect(paycheckOf({ basis: 'hour', pay: '31.25', hours: '80' }).gross).toBe(250_000);
    expect(paycheckOf({ basis: 'year', pay: '65,000' }).gross).toBe(250_000);
  });

  it('says of every entry that it cannot read what to enter, and never shows what is no number', () => {
    const text = fc.oneof(
      fc.constantFrom('', ' ', '-5', '1e9', 'NaN', '8,5', '99999999999999999999', '0', '.01', '12'),
      fc.string(),
    );
    const entries = fc.record({
      basis: fc.constantFrom(...PAY_BASES),
      pay: text,
      hours: text,
      children: text,
      retirement: text,
    });
    fc.assert(
      fc.property(entries, ({ basis, pay, hours, children, retirement }) => {
        const preTax = { retirement401k: retirement };
        const calculated = calculatePaycheck({ ...EXAMPLE, basis, pay, hours, children, preTax }, 'CA', allRules);
        const shown = JSON.stringify(calculated);
        expect(shown).not.toMatch(/NaN|Infinity|"(?:net|gross|yearNet)":null/);
        if ('problems' in calculated) expect(Object.values(calculated.problems).join('')).toMatch(/[Ee]nter|more than/);
        else expect(calculated.paycheck.net).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  it('says when more is taken before tax than there is', () => {
    const calculated = calculatePaycheck({ ...EXAMPLE, pay: '100.00' }, 'TX', allRules);
    expect(calculated).toEqual({ problems: { retirement401k: '215.00 before tax is more than the pay of 100.00.' } });
  });
});

describe('what a state takes', () => {
  it.each(STATE_CODES)('is said of %s with the figures and sources of its rules', async (state) => {
    const rules = await loadRuleBook(state);
    const { facts, summary } = stateFacts(state, 2026, rules);
    const held = rules.states.filter(
      (one) => one.state === state && one.to >= '2026-01-01' && one.from <= '2026-12-31',
    );
    const [incomeTax, programs, , federal, socialSecurity] = facts;
    expect(incomeTax!.rules.map(({ standing, url }) => [standing, url])).toEqual(
      held.map(({ incomeTax: { standing, source } }) => [standing, source.url]),
    );
    const takesNone = held.every(({ incomeTax: { method } }) => method === 'none');
    expect(summary.includes(`${STATE_NAMES[state]} takes no income tax`)).toBe(takesNone);
    const titles = rules.items
      .filter((one) => one.to >= '2026-01-01' && one.from <= '2026-12-31')
      .flatMap(({ items }) => items.map(({ title }) => title));
    for (const title of titles) expect(programs!.rules.map(({ text }) => text).join()).toContain(title);
    if (titles.length === 0) expect(programs!.rules[0]!.text).toBe('None that an employee pays');
    expect(federal!.rules[0]!.text).toContain('10% to 37%');
    expect(socialSecurity!.rules[0]!.text).toBe('6.2% of wages up to $184,500.00 a year');
  });
});

describe('the states around one', () => {
  it.each(STATE_CODES)('know %s as theirs', (state) => {
    const isAlone = ['AK', 'HI'];
    for (const other of NEIGHBORS[state]) {
      expect(other).not.toBe(state);
      if (!isAlone.includes(state) && !isAlone.includes(other)) expect(NEIGHBORS[other]).toContain(state);
    }
    expect(NEIGHBORS[state].length).toBeGreaterThan(0);
    expect(stateOfPath(calculatorHref(state))).toBe(state);
  });

  it('get the same paycheck', () => {
    const paycheck = paycheckOf({});
    const shares = shareOfStates(paycheck, new Map(NEIGHBORS.TX.map((state) => [state, allRules])));
    expect(shares.map(({ state }) => state)).toEqual(['NM', 'AR', 'LA', 'OK']);
    for (const { state, net, taken } of shares) {
      expect(net).toBe(paycheckOf({}, state).net);
      expect(net + taken).toBe(paycheck.net);
    }
  });
});
