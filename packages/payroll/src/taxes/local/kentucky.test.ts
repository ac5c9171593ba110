import type { Cents } from '@paperwage/values';
import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput } from '../../index.ts';
import { local, localLines, localSteps, pay } from '../../testing/local.fixture.ts';
import { paidBefore } from '../../testing/payment.fixture.ts';

const after = (gross: number, before: number, payDate = '2024-11-20'): Partial<PayInput> => ({
  ...pay(gross, payDate),
  yearToDate: paidBefore(dollars(before)),
});

describe('a city of Kentucky', () => {
  it('takes its rate of the work done there, whoever lives there', () => {
    // Frankfort 1.95 %.
    expect(local('KY', { workLocality: 'Frankfort' })).toEqual({ Frankfort: dollars(39) });
    expect(local('KY', { locality: 'Frankfort', workLocality: 'none' })).toEqual({});
  });

  it('says that a county may take a fee too, as long as none is named', () => {
    expect(localSteps(localLines('KY', { workLocality: 'Mayfield' }), 'Mayfield')).toContain('countyFeeApart');
    const named = localLines('KY', { workLocality: 'Mayfield', county: 'Graves' });
    expect(localSteps(named, 'Mayfield')).not.toContain('countyFeeApart');
  });

  it('stops at the social security wage base where it has one', () => {
    // Florence 2 % to 168,600 in 2024: of 2,000.00 after 167,600.00 only 1,000.00 counts.
    expect(local('KY', { workLocality: 'Florence' }, after(2_000, 167_600))).toEqual({ Florence: dollars(20) });
    expect(local('KY', { workLocality: 'Florence' }, after(2_000, 168_600))).toEqual({ Florence: dollars(0) });
    const steps = (before: number) =>
      localSteps(localLines('KY', { workLocality: 'Florence' }, after(2_000, before)), 'Florence');
    expect(steps(166_600)).toContain('underWageBase');
    expect(steps(166_600.01)).toContain('capAtWageBase');
    expect(steps(168_599.99)).toContain('capAtWageBase');
    expect(steps(168_600)).toContain('wageBaseReached');
  });

  it('takes nothing of yearly pay below a limit, and its rate of all from it on', () => {
    // Irvington 0.25 % from 25,000 a year: 961.54 every two weeks is 25,000.04.
    expect(local('KY', { workLocality: 'Irvington' }, pay(961.53))).toEqual({ Irvington: dollars(0) });
    expect(local('KY', { workLocality: 'Irvington' }, pay(961.54))).toEqual({ Irvington: dollars(2.4) });
  });

  it('has the rate of the pay date', () => {
    expect(local('KY', { workLocality: 'Bowling Green' }, pay(2_000, '2023-12-31'))).toEqual({
      'Bowling Green': dollars(37),
    });
    expect(local('KY', { workLocality: 'Bowling Green' }, pay(2_000, '2024-01-01'))).toEqual({
      'Bowling Green': dollars(40),
    });
  });
});

it('Louisville takes more of those who live there', () => {
  expect(local('KY', { locality: 'Louisville' })).toEqual({ 'Louisville Metro': dollars(44) });
  expect(local('KY', { workLocality: 'Louisville' })).toEqual({ 'Louisville Metro': dollars(29) });
  // Jeffersontown lies in it and takes 1 % beside it.
  expect(local('KY', { locality: 'Louisville', workLocality: 'Jeffersontown', county: 'Jefferson' })).toEqual({
    Jeffersontown: dollars(20),
    'Louisville Metro': dollars(44),
  });
});

describe('a county of Kentucky', () => {
  it('credits the fee of a city in it, where the law says so', () => {
    // Graves 1 % of 2,000.00 less Mayfield's 1.9 %: nothing. Pike 1 %, Pikeville 2 %.
    expect(local('KY', { workLocality: 'Mayfield', county: 'Graves' })).toEqual({
      Mayfield: dollars(38),
      'Graves County': dollars(0),
    });
    expect(local('KY', { county: 'Graves' })).toEqual({ 'Graves County': dollars(20) });
  });

  it('takes its fee beside the city where it does not', () => {
    // Kenton 0.6997 %; Grant 2 %, of fewer than 30,000 people.
    expect(local('KY', { workLocality: 'Covington', county: 'Kenton' })).toEqual({
      Covington: dollars(49),
      'Kenton County': dollars(13.99),
    });
    expect(local('KY', { workLocality: 'Dry Ridge', county: 'grant county' })).toEqual({
      'Dry Ridge': dollars(25),
      'Grant County': dollars(40),
    });
  });

  const kenton = (before: number, payDate: string): Cents =>
    local('KY', { county: 'Kenton' }, after(2_000, before, payDate))['Kenton County']!;

  it('takes each part between its bounds', () => {
    // 2022: 0.7097 % to 25,000, 0.1097 % to 147,000.
    expect(kenton(0, '2022-06-30')).toBe(dollars(14.19));
    expect(kenton(24_000, '2022-06-30')).toBe(dollars(7.1) + dollars(1.1));
    expect(kenton(25_000, '2022-06-30')).toBe(dollars(2.19));
    expect(kenton(146_000, '2022-06-30')).toBe(dollars(1.1));
    expect(kenton(147_000, '2022-06-30')).toBe(0);
    // 2023: 0.9097 % to 80,100. 2024: 0.6997 % to 168,600.
    expect(kenton(79_100, '2023-06-30')).toBe(dollars(9.1) + dollars(1.1));
    expect(kenton(80_100, '2024-06-30')).toBe(dollars(13.99));
  });

  it('takes the printed maximum of a year', () => {
    const year = (county: string, payDate: string) =>
      local('KY', { county }, { ...pay(400_000, payDate), payFrequency: 'ANNUAL' })[`${county} County`];
    expect(year('Kenton', '2022-12-31')).toBe(dollars(311.26));
    expect(year('Kenton', '2023-12-31')).toBe(dollars(816.54));
    expect(year('Kenton', '2024-12-31')).toBe(dollars(1_179.69));
    expect(year('Boone', '2023-12-31')).toBe(dollars(583.25) + dollars(25));
    expect(year('Boone', '2024-12-31')).toBe(dollars(601.78) + dollars(25));
    expect(year('Campbell', '2023-12-31')).toBe(dollars(406));
    expect(year('Campbell', '2024-12-31')).toBe(dollars(25) + dollars(168.6) + dollars(1_517.4));
  });
});
