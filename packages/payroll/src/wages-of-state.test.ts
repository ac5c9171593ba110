import { calendarDate, dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules, wagesOfState } from './index.ts';
import { payment } from './testing/payment.fixture.ts';

const deferred = { preTaxDeductions: [{ class: 'retirement401k', amount: dollars(500) }] } as const;
const of = (entries: Parameters<typeof payment>[0]) =>
  wagesOfState(payment({ grossPay: dollars(5000), ...entries }), allRules);

describe('the wages that a state taxes', () => {
  it('are lowered by what lowers the federal tax, but for what the state taxes all the same', () => {
    expect(of({ state: 'NY', ...deferred })).toEqual({ state: 'NY', wages: dollars(4500) });
    expect(of({ state: 'PA', ...deferred })).toEqual({ state: 'PA', wages: dollars(5000) });
  });

  it('are those of the home state where an agreement leaves the tax to it', () => {
    expect(of({ state: 'PA', residenceState: 'NJ', ...deferred })).toEqual({ state: 'NJ', wages: dollars(4500) });
    expect(of({ state: 'NY', residenceState: 'NJ', ...deferred })).toMatchObject({ state: 'NY' });
  });

  it('are none where the state taxes no wages, is not known or not held on the pay date', () => {
    expect(of({ state: 'TX' })).toEqual({ state: 'TX', wages: undefined });
    expect(of({ state: undefined })).toEqual({ state: undefined, wages: undefined });
    expect(of({ state: 'NY', payDate: calendarDate('2019-06-30') }).wages).toBeUndefined();
  });
});
