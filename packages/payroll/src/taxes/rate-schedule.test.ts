import { cents, dollars, percent, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../index.ts';
import type { RateSchedule } from '../index.ts';
import { bracketOf, bracketStep, scheduleTax } from './rate-schedule.ts';

const STATUSES = ['single', 'marriedJointly', 'headOfHousehold'] as const;

const schedules: [string, RateSchedule][] = allRules.federal.flatMap((rules) =>
  STATUSES.flatMap((status): [string, RateSchedule][] => [
    [`${rules.from.slice(0, 4)} standard ${status}`, rules.standardSchedules[status]],
    [`${rules.from.slice(0, 4)} step 2 ${status}`, rules.step2Schedules[status]],
  ]),
);

describe('a cent either side of every threshold', () => {
  it.each(schedules)('%s', (_, schedule) => {
    for (const [index, row] of schedule.entries()) {
      expect(bracketOf(row.over, schedule)).toBe(row);
      expect(scheduleTax(row.over, row, 1)).toBe(row.base);
      expect(bracketOf(cents(row.over + 1), schedule)).toBe(row);
      expect(scheduleTax(cents(row.over + 100), row, 1) - row.base).toBe(row.rate / 10_000);
      const below = schedule[index - 1];
      if (below) expect(bracketOf(cents(row.over - 1), schedule)).toBe(below);
    }
  });
});

describe('a schedule that taxes the first dollar', () => {
  const schedule: RateSchedule = [
    { over: ZERO, base: ZERO, rate: percent('2') },
    { over: dollars(500), base: dollars(10), rate: percent('4') },
  ];

  it('has no bracket without tax to tell of', () => {
    const row = bracketOf(dollars(100), schedule);
    expect(bracketStep(dollars(100), row, schedule, '5')).toMatchObject({
      step: 'applyBracket',
      line: '5',
      figures: { tax: { value: 200 }, excess: { value: 10_000 } },
    });
  });

  it('is divided before it is rounded', () => {
    const amount = dollars(600.33);
    expect(scheduleTax(amount, bracketOf(amount, schedule), 12)).toBe(117);
  });
});

it('a schedule without rows is a mistake in the rules', () => {
  expect(() => bracketOf(ZERO, [])).toThrow(RangeError);
});
