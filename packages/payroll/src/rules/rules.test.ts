import type { CalendarDate, Cents } from '@paperwage/values';
import { addDays, basePlusRate, dollars, parseCalendarDate, STATE_CODES, subtract } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../loading/load-rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import type { FederalRules, RateSchedule } from './federal-rules.ts';
import type { Sourced } from './sourced.ts';
import * as heldDays from '../rule-book/covered-days.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '../testing/years-held.fixture.ts';

const YEARS = allRules.federal.map((rules) => [rules.from.slice(0, 4), rules] as const);
const STATUSES = ['single', 'marriedJointly', 'headOfHousehold'] as const;

/** Everything in a rule that has a source. */
function sourcedGroups(value: unknown, path = ''): (readonly [string, Sourced])[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'source' in value ? [[path, value as Sourced] as const] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => sourcedGroups(inner, `${path}.${key}`))];
}

function expectSource(path: string, { source, standing }: Sourced): void {
  expect(source.publication, path).not.toBe('');
  expect(source.publisher, path).not.toBe('');
  expect(source.url === null || URL.canParse(source.url), path).toBe(true);
  expect(parseCalendarDate(source.checked), path).toBeDefined();
  expect(['official', 'secondary', 'inferred'], path).toContain(standing);
}

function expectNoGap(ranges: readonly { readonly from: CalendarDate; readonly to: CalendarDate }[]): void {
  const sorted = [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1));
  sorted.forEach(({ from, to }, index) => {
    expect(from <= to).toBe(true);
    const next = sorted[index + 1];
    if (next) expect(next.from).toBe(addDays(to, 1));
  });
}

describe('federal rules', () => {
  it('cover every year held without a gap or an overlap', () => {
    expectNoGap(allRules.federal);
    expect(allRules.federal[0]?.from).toBe(FIRST_COVERED_DAY);
    expect(allRules.federal.at(-1)?.to).toBe(LAST_COVERED_DAY);
    expect(heldDays).toMatchObject({ FIRST_COVERED_DAY, LAST_COVERED_DAY });
  });

  it.each(YEARS)('%s: every group has a source and a standing', (_, rules) => {
    const groups = sourcedGroups(rules);
    expect(groups.map(([path]) => path)).toEqual([
      '.standardSchedules',
      '.step2Schedules',
      '.worksheet1A',
      '.nonresidentAlien',
      '.w4Step3',
      '.supplemental',
      '.socialSecurity',
      '.medicare',
    ]);
    for (const [path, group] of groups) expectSource(path, group);
  });

  it.each(YEARS)('%s: rates lie between 0 and 100%', (_, rules) => {
    const rates = [
      rules.supplemental.rate,
      rules.supplemental.rateAboveThreshold,
      rules.socialSecurity.rate,
      rules.medicare.rate,
      rules.medicare.additionalRate,
    ];
    for (const rate of rates) {
      expect(rate).toBeGreaterThan(0);
      expect(rate).toBeLessThan(1_000_000);
    }
  });

  it.each(YEARS)('%s: thresholds, bases and rates of every schedule rise from zero', (_, rules) => {
    for (const schedule of schedulesOf(rules)) {
      expect(schedule).toHaveLength(8);
      expect(schedule.slice(0, 2)).toMatchObject([{ over: 0, base: 0, rate: 0 }, { base: 0 }]);
      for (const [index, row] of schedule.slice(1).entries()) {
        const previous = schedule[index]!;
        expect(row.over).toBeGreaterThan(previous.over);
        expect(row.rate).toBeGreaterThan(previous.rate);
        expect(row.rate).toBeLessThan(1_000_000);
        if (index > 0) expect(row.base).toBeGreaterThan(previous.base);
      }
    }
  });

  it.each(YEARS)('%s: every base of a standard schedule is exactly what the row below reaches', (_, rules) => {
    for (const status of STATUSES) expectContinuous(rules.standardSchedules[status], () => 0);
  });

  it.each(YEARS)('%s: a base of a step 2 schedule differs by no more than half a dollar of wages', (_, rules) => {
    for (const status of STATUSES) {
      expectContinuous(rules.step2Schedules[status], (rate) => Math.ceil((50 * rate) / 1_000_000));
    }
  });

  it.each(YEARS)('%s: step 2 schedules are half of the standard ones, whole dollars, half up', (_, rules) => {
    for (const status of STATUSES) {
      const standard = rules.standardSchedules[status];
      rules.step2Schedules[status].forEach((row, index) => {
        if (index === 0) return;
        const whole = standard[index]!;
        const halfDollars = (whole.over + rules.worksheet1A.adjustment[status]) / 200;
        expect(row).toEqual({
          over: dollars(Math.floor(halfDollars + 0.5)),
          base: Math.floor(whole.base / 2 + 0.5),
          rate: whole.rate,
        });
      });
    }
  });

  it('2022: the last row for single is the one of a bracket that begins at 539,900', () => {
    const rules = allRules.federal[0]!;
    const standardDeduction = dollars(12_950);
    const last = rules.standardSchedules.single.at(-1)!;
    expect(last.over).toBe(dollars(539_900) + standardDeduction - rules.worksheet1A.adjustment.single);
    expect(last.base).toBe(dollars(162_718));
  });

  it('carry the social security maximum that the agency prints', () => {
    const most = allRules.federal.map(({ socialSecurity: { wageBase, rate } }) =>
      basePlusRate(0 as Cents, rate, wageBase),
    );
    expect(most).toEqual([9_114, 9_932.4, 10_453.2, 10_918.2, 11_439].map(dollars));
  });
});

describe('state rules', () => {
  const states = [...new Set(allRules.states.map(({ state }) => state))];

  it('hold every state, nine of which tax no wages', () => {
    expect(STATE_CODES.filter((state) => !states.includes(state))).toEqual([]);
    const untaxed = allRules.states.filter(({ incomeTax }) => incomeTax.method === 'none').map(({ state }) => state);
    expect([...new Set(untaxed)]).toEqual(['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY']);
  });

  it.each(states)('%s is covered without a gap or an overlap', (state) => {
    const held = allRules.states.filter((rules) => rules.state === state);
    expectNoGap(held);
    expect(held.map(({ from }) => from).sort()[0]).toBe(FIRST_COVERED_DAY);
    expect(
      held
        .map(({ to }) => to)
        .sort()
        .at(-1),
    ).toBe(LAST_COVERED_DAY);
  });

  it('have a source for everything they state', () => {
    for (const rules of allRules.states) {
      expectSource(`${rules.state} income tax`, rules.incomeTax);
    }
  });

  it.each(STATE_CODES)('%s loads what is held of it and nothing else', async (state) => {
    const book = await loadRuleBook(state);
    expect(book.federal).toEqual(allRules.federal);
    expect(book.states).toEqual(allRules.states.filter((rules) => rules.state === state));
    expect(book.items).toEqual(allRules.items.filter((rules) => rules.state === state));
  });
});

function schedulesOf(rules: FederalRules): RateSchedule[] {
  return STATUSES.flatMap((status) => [rules.standardSchedules[status], rules.step2Schedules[status]]);
}

function expectContinuous(schedule: RateSchedule, toleranceOf: (rate: number) => number): void {
  for (const [index, row] of schedule.slice(1).entries()) {
    const below = schedule[index]!;
    const reached = basePlusRate(below.base, below.rate, subtract(row.over, below.over));
    expect(Math.abs(row.base - reached)).toBeLessThanOrEqual(toleranceOf(row.rate));
  }
}
