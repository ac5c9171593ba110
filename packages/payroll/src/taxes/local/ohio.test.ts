import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { local, localLines, localSteps, pay } from '../../testing/local.fixture.ts';

describe('a city of Ohio', () => {
  it('is withheld for where the work is done', () => {
    // Columbus 2.5 % of 2,000.00; Dublin 2 %.
    expect(local('OH', { locality: 'Columbus' })).toEqual({ Columbus: dollars(50) });
    expect(local('OH', { locality: 'Columbus', workLocality: 'Dublin' })).toEqual({ Dublin: dollars(40) });
    expect(localSteps(localLines('OH', { workLocality: 'Dublin' }), 'Dublin')).toEqual(['worksInPlace', 'applyRate']);
    expect(localSteps(localLines('OH', { locality: 'Dublin' }), 'Dublin')[0]).toBe('livesInPlaceWorkAssumed');
    expect(localSteps(localLines('OH', { locality: 'Dublin', workLocality: 'Dublin' }), 'Dublin')[0]).toBe(
      'livesAndWorksInPlace',
    );
  });

  it('is withheld for at home where nothing is for the work', () => {
    expect(local('OH', { locality: 'Columbus resident' })).toEqual({ Columbus: dollars(50) });
    expect(local('OH', { locality: 'Columbus', workLocality: 'none' })).toEqual({ Columbus: dollars(50) });
    // Amelia is on the state's list without a tax.
    expect(local('OH', { locality: 'Columbus', workLocality: 'Amelia' })).toEqual({
      Columbus: dollars(50),
      Amelia: dollars(0),
    });
  });

  it('that taxes residents alone takes nothing of those who only work there', () => {
    // Indian Hill: 0.45 %.
    expect(local('OH', { locality: 'Indian Hill', workLocality: 'none' })).toEqual({ 'Indian Hill': dollars(9) });
    expect(local('OH', { workLocality: 'Indian Hill' })).toEqual({});
    expect(local('OH', { locality: 'Columbus', workLocality: 'Indian Hill' })).toEqual({ Columbus: dollars(50) });
  });

  it('has the rate of the pay date where the one before is held', () => {
    // Athens: 1.85 % to 2022, 1.95 % since.
    expect(local('OH', { locality: 'Athens' }, pay(2_000, '2022-12-31'))).toEqual({ Athens: dollars(37) });
    expect(local('OH', { locality: 'Athens' }, pay(2_000, '2023-01-01'))).toEqual({ Athens: dollars(39) });
  });

  it('is told apart from others of its name by county or number', () => {
    expect(local('OH', { locality: 'Oakwood (Cuyahoga)' })).toEqual({ Oakwood: dollars(50) });
    expect(local('OH', { locality: '57764' })).toEqual({ Oakwood: dollars(50) });
  });

  it('leaves section 125 untaxed, and taxes what goes into a retirement plan', () => {
    const preTaxDeductions = [
      { class: 'section125', amount: dollars(200) },
      { class: 'retirement401k', amount: dollars(100) },
    ] as const;
    const lines = localLines('OH', { locality: 'Columbus' }, { preTaxDeductions });
    // 2.5 % of 1,800.00.
    expect(lines).toMatchObject([{ amount: dollars(45), taxable: dollars(1_800) }]);
    expect(localSteps(lines, 'Columbus')).toEqual([
      'livesInPlaceWorkAssumed',
      'preTaxStaysTaxed',
      'subtractPreTax',
      'applyRate',
    ]);
  });
});

it('a joint district takes its rate of the work done in it, and nothing of those who live there', () => {
  // 9004, Bath-Akron-Fairlawn: 2.5 %.
  expect(local('OH', { locality: 'Columbus', workLocality: '9004' })).toEqual({
    'Bath-Akron-Fairlawn JEDD': dollars(50),
  });
  expect(local('OH', { locality: '9004', workLocality: 'none' })).toEqual({});
  // 9080: 1.75 % to 2025, 2.25 % from 2026 on.
  expect(local('OH', { workLocality: '9080' }, pay(2_000, '2025-12-31'))).toEqual({
    'Miami Township-Dayton JEDD': dollars(35),
  });
  expect(local('OH', { workLocality: '9080' })).toEqual({ 'Miami Township-Dayton JEDD': dollars(45) });
});

describe('a school district of Ohio', () => {
  it('takes its rate after exemptions where it is traditional', () => {
    // Bluffton, 0.5 %: 2 x 650 a year, by 26: 50.00; 2,000.00 - 50.00 = 1,950.00.
    const lines = localLines('OH', { schoolDistrict: '0203', allowances: 2 });
    expect(lines).toMatchObject([{ tax: 'named:Bluffton EVSD', taxable: dollars(1_950), amount: dollars(9.75) }]);
    expect(local('OH', { schoolDistrict: 'Bluffton EVSD' })).toEqual({ 'Bluffton EVSD': dollars(10) });
  });

  it('takes its rate of all wages where it taxes earned income', () => {
    // Hillsdale, 1.25 %.
    expect(local('OH', { schoolDistrict: '0302', allowances: 2 })).toEqual({ 'Hillsdale LSD': dollars(25) });
  });

  it('is taken beside the city, and never below zero', () => {
    expect(local('OH', { locality: 'Bluffton', schoolDistrict: '0203' })).toEqual({
      Bluffton: dollars(33),
      'Bluffton EVSD': dollars(10),
    });
    expect(local('OH', { schoolDistrict: '0203', allowances: 9 }, pay(100))).toEqual({ 'Bluffton EVSD': dollars(0) });
  });

  it('taxes what the state taxes, so that a 401(k) lowers it', () => {
    const preTaxDeductions = [{ class: 'retirement401k', amount: dollars(400) }] as const;
    expect(local('OH', { schoolDistrict: '0302' }, { preTaxDeductions })).toEqual({ 'Hillsdale LSD': dollars(20) });
  });
});
