import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { local, pay } from '../../testing/local.fixture.ts';

describe('a rate of all wages', () => {
  it('of Kansas City, St. Louis and Wilmington is taken of those who live or work there', () => {
    for (const who of ['locality', 'workLocality'] as const) {
      expect(local('MO', { [who]: 'Kansas City' })).toEqual({ 'Kansas City': dollars(20) });
      expect(local('MO', { [who]: 'saint louis' })).toEqual({ 'St. Louis': dollars(20) });
      expect(local('DE', { [who]: 'Wilmington' })).toEqual({ Wilmington: dollars(25) });
    }
    expect(local('MO', { locality: 'Kansas City', workLocality: 'none' })).toEqual({ 'Kansas City': dollars(20) });
  });

  it('of a city in Alabama is taken of work done there', () => {
    expect(local('AL', { locality: 'Birmingham' })).toEqual({ Birmingham: dollars(20) });
    expect(local('AL', { workLocality: 'Gadsden' })).toEqual({ Gadsden: dollars(40) });
    expect(local('AL', { locality: 'Birmingham', workLocality: 'none' })).toEqual({});
  });

  it('of Opelika fell on April 1, 2025', () => {
    expect(local('AL', { workLocality: 'Opelika' }, pay(2_000, '2025-03-31'))).toEqual({ Opelika: dollars(30) });
    expect(local('AL', { workLocality: 'Opelika' }, pay(2_000, '2025-04-01'))).toEqual({ Opelika: dollars(20) });
  });

  it('stays taxed on what pre-tax deductions take, where nothing else is known', () => {
    const preTaxDeductions = [{ class: 'retirement401k', amount: dollars(500) }] as const;
    expect(local('AL', { workLocality: 'Birmingham' }, { preTaxDeductions })).toEqual({ Birmingham: dollars(20) });
    // Grayson, Kentucky, leaves retirement and health plans out.
    expect(local('KY', { workLocality: 'Grayson' }, { preTaxDeductions })).toEqual({ Grayson: dollars(15) });
  });
});
