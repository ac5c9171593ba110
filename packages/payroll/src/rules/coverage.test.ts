import type { CalendarDate, StateCode } from '@paperwage/values';
import { addDays, calendarDate, dollars, quantity, STATE_CODES, unitPrice } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePay } from '../calculate-pay.ts';
import { payment } from '../testing/payment.fixture.ts';
import { coverageOf, stateItemsOn, stateRulesOn } from '../rule-book/rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import { stateRuleFiles } from './state-rule-files.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY, COVERED_YEARS } from '../testing/years-held.fixture.ts';

const CELLS = STATE_CODES.flatMap((state) => COVERED_YEARS.map((year) => [state, year] as const));

/** Groups rule ranges by what they are about, such as one state and program. */
interface Ranged {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

function daysOf(year: number): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = calendarDate(`${year}-01-01`); day.startsWith(String(year)); day = addDays(day, 1)) days.push(day);
  return days;
}

const holding = (ranges: readonly Ranged[], day: CalendarDate) =>
  ranges.filter(({ from, to }) => from <= day && day <= to).length;

const ofState = <Held extends { readonly state: StateCode }>(held: readonly Held[], state: StateCode) =>
  held.filter((one) => one.state === state);

describe('51 states in all years held', () => {
  it('are all of them', () => {
    expect(CELLS).toHaveLength(51 * COVERED_YEARS.length);
    expect(new Set(STATE_CODES).size).toBe(51);
  });

  it.each(CELLS)(
    '%s %i: exactly one rule for the income tax and one list of items holds on each day',
    (state, year) => {
      const rules = ofState(allRules.states, state);
      const items = ofState(allRules.items, state);
      const uncovered = daysOf(year).filter(
        (day) =>
          holding(rules, day) !== 1 ||
          holding(items, day) !== 1 ||
          !stateRulesOn(state, day, allRules) ||
          !stateItemsOn(state, day, allRules),
      );
      expect(uncovered).toEqual([]);
    },
  );

  it.each(CELLS)('%s %i: a payment has a line for the income tax and one for each item', (state, year) => {
    const payDate = calendarDate(`${year}-09-15`);
    const { lines, coverage } = calculatePay(
      payment({
        state,
        payDate,
        grossPay: dollars(4_000),
        hoursWorked: quantity(80),
        elections: {
          ...(state === 'WA' && { waWorkersCompensationRate: unitPrice(0.15) }),
          ...(state === 'DE' && { deEmployees: '25orMore' as const }),
        },
      }),
      allRules,
    );
    const held = coverageOf(state, payDate, allRules);
    expect(held).toMatchObject({ stateIncomeTax: coverage.stateIncomeTax, stateItems: coverage.stateItems });
    expect(['calculated', 'none']).toContain(coverage.stateIncomeTax);
    const income = lines.find(({ tax }) => tax === 'stateIncomeTax')!;
    expect(income.amount > 0).toBe(coverage.stateIncomeTax === 'calculated');
    const items = stateItemsOn(state, payDate, allRules)!.items.map(({ tax }) => tax);
    const withheld = lines.map(({ tax }) => tax);
    expect(items.filter((tax) => !withheld.includes(tax))).toEqual([]);
    // Null where we know no page with the figures.
    for (const { url } of lines.map(({ working }) => working.source)) if (url !== null) expect(url).toMatch(/^https:/);
  });

  it.each(CELLS)(
    '%s %i: its file holds that year alone, so that it may be loaded without the others',
    async (state, year) => {
      const files = await Promise.all(stateRuleFiles(state, year).map((load) => load()));
      const rules = ofState(files.flat(), state);
      expect(rules.map(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)])).toEqual(
        rules.map(() => [String(year), String(year)]),
      );
      expect(rules).toEqual(ofState(allRules.states, state).filter(({ from }) => from.startsWith(String(year))));
    },
  );
});

describe('what a list may leave out', () => {
  const groups: readonly (readonly [string, readonly Ranged[]])[] = [
    ...STATE_CODES.map((state) => [`${state} supplemental`, ofState(allRules.supplemental, state)] as const),
    ...STATE_CODES.map((state) => [`${state} certificate`, ofState(allRules.certificates, state)] as const),
    ...allRules.places.flatMap(({ state, places }) =>
      places.map(({ name, kind, code, rules }) => [`${state} ${kind} ${name} ${code ?? ''}`, rules] as const),
    ),
    ...allRules.places.flatMap(({ state, counties }) =>
      counties?.withoutCounty ? [[`${state} without a county`, counties.withoutCounty.rules] as const] : [],
    ),
  ];

  it('overlaps on no day, and lies in the years held', () => {
    expect(groups.length).toBeGreaterThan(2_000);
    for (const [name, ranges] of groups) {
      const sorted = [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1));
      for (const [index, { from, to }] of sorted.entries()) {
        expect(from >= FIRST_COVERED_DAY && from <= to && to <= LAST_COVERED_DAY, name).toBe(true);
        const next = sorted[index + 1];
        if (next) expect(to < next.from, `${name} ${to} ${next.from}`).toBe(true);
      }
    }
  });
});
