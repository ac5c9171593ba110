import { dollars, formatUsDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { local, localLines, localSteps, pay } from '../../testing/local.fixture.ts';
import { LAST_COVERED_DAY } from '../../testing/years-held.fixture.ts';

const monthly = (gross: number, payDate?: string) => ({ ...pay(gross, payDate), payFrequency: 'MONTHLY' }) as const;

describe('the taxes on high incomes around Portland', () => {
  it('are taken of yearly pay above 200,000', () => {
    // 40,000 x 12 = 480,000. Metro: 1 % of 280,000, by 12. Multnomah: 1.5 % of 200,000 and 3 % of 80,000, by 12.
    expect(local('OR', { locality: 'Portland' }, monthly(40_000))).toMatchObject({
      'Metro supportive housing': dollars(233.33),
      'Multnomah preschool': dollars(450),
    });
  });

  it('begin a cent above it', () => {
    const { 'Metro supportive housing': metro } = local(
      'OR',
      { locality: 'Metro' },
      {
        ...pay(200_000),
        payFrequency: 'ANNUAL',
      },
    );
    expect(metro).toBe(0);
    const above = local('OR', { locality: 'Metro' }, { ...pay(200_001), payFrequency: 'ANNUAL' });
    expect(above['Metro supportive housing']).toBe(dollars(0.01));
  });

  it('are taken once of those who live in one part and work in another', () => {
    const lines = localLines('OR', { locality: 'Metro', workLocality: 'Portland' }, monthly(40_000));
    const named = lines.map(({ tax }) => tax).filter((tax) => /Metro|Multnomah/.test(tax));
    expect(named).toEqual(['named:Metro supportive housing', 'named:Multnomah preschool']);
    expect(localSteps(lines, 'Metro supportive housing')[0]).toBe('livesInPlace');
    expect(localSteps(lines, 'Multnomah preschool')[0]).toBe('worksInPlace');
  });
});

describe('the safety tax of Eugene', () => {
  const eugene = (gross: number, payDate = '2026-07-03') =>
    local('OR', { workLocality: 'Eugene' }, { ...pay(gross, payDate), payFrequency: 'ANNUAL' })['Eugene'];

  it('is taken of all pay above its yearly amount', () => {
    expect(eugene(32_344)).toBe(0);
    // 0.44 % of 32,344.01.
    expect(eugene(32_344.01)).toBe(dollars(142.31));
  });

  it('is not held before July 2026', () => {
    expect(() => eugene(50_000, '2026-06-30')).toThrow(
      `we cover the Eugene tax for pay dates 07/01/2026 to ${formatUsDate(LAST_COVERED_DAY)}, not for 06/30/2026`,
    );
  });
});
