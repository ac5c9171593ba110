import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../loading/all-rules.ts';
import type { PlaceTax } from '../rules/places/place-rules.ts';
import { placeQuestions } from './place-questions.ts';

/** Whether it matters to the tax where the employee lives. */
function countsHome(tax: PlaceTax): boolean {
  switch (tax.method) {
    case 'monthlyFee':
    case 'kentuckyCounty':
      return false;
    case 'weeklyFee':
      return tax.nonresidentsOnly === true;
    case 'wageRate':
      return tax.rates.living !== undefined || tax.rates.livingAndWorking !== tax.rates.working;
    default:
      return true;
  }
}

describe('placeQuestions', () => {
  it.each(STATE_CODES)('asks in %s what its places tax', (state) => {
    const held = allRules.places.find((one) => one.state === state);
    const places = held?.places ?? [];
    const taxing = held?.counties ? [] : places.filter(({ kind }) => kind !== 'schoolDistrict');
    const { onlyWorkThere, ...asked } = placeQuestions(state);
    expect(onlyWorkThere).toBe(state === 'KY' || state === 'WV' ? true : undefined);
    expect(asked).toEqual({
      locality: taxing.length > 0,
      home: taxing.some(({ rules }) => rules.some(({ tax }) => countsHome(tax))),
      schoolDistrict: places.some(({ kind }) => kind === 'schoolDistrict'),
      county: held?.counties ? 'home' : held?.countyOfWork && 'work',
      ...(held?.counties?.orByWork ? { countyOfWorkToo: true } : {}),
    });
  });
});
