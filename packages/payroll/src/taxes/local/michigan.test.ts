import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { local, localLines, localSteps, pay } from '../../testing/local.fixture.ts';

describe('a city of Michigan', () => {
  it('takes its rate after an exemption for each allowance', () => {
    // Detroit 2.4 % and 1.2 %, 600 a year for each allowance: 2 x 600 by 26 = 46.15; 1,953.85 is left.
    expect(local('MI', { locality: 'Detroit', allowances: 2 })).toEqual({ Detroit: dollars(46.89) });
    expect(local('MI', { workLocality: 'Detroit', allowances: 2 })).toEqual({ Detroit: dollars(23.45) });
    // Grayling 1 %, 3,000 a year: 115.38; 1,884.62 is left.
    expect(local('MI', { locality: 'Grayling', allowances: 1 })).toEqual({ Grayling: dollars(18.85) });
  });

  it('takes as much from those who live there and work where no city taxes', () => {
    expect(local('MI', { locality: 'Detroit', workLocality: 'none' })).toEqual({ Detroit: dollars(48) });
    expect(local('MI', { locality: 'Detroit resident' })).toEqual({ Detroit: dollars(48) });
  });

  it('credits what the city of the work takes', () => {
    // Detroit 2.4 % less Highland Park's 1 % for nonresidents.
    const lines = localLines('MI', { locality: 'Detroit', workLocality: 'Highland Park' });
    expect(lines.map(({ amount }) => amount)).toEqual([dollars(28), dollars(20)]);
    expect(localSteps(lines, 'Detroit')).toEqual(['livesInPlace', 'applyRate', 'otherPlaceCredit']);
  });

  it('credits at most what it takes of nonresidents itself', () => {
    // Lansing 1 % at home, its rate for nonresidents 0.5 %; Detroit takes 1.2 %.
    expect(local('MI', { locality: 'Lansing', workLocality: 'Detroit' })).toEqual({
      Lansing: dollars(10),
      Detroit: dollars(24),
    });
  });

  it('takes nothing where the exemptions are more than the pay', () => {
    expect(local('MI', { locality: 'Grayling', allowances: 9 }, pay(500))).toEqual({ Grayling: dollars(0) });
  });
});
