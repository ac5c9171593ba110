import { allRules } from '@paperwage/payroll';
import type { PreTaxClass } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate, formatMoney } from '@paperwage/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyStubs } from './fixtures/monthly-pay.ts';
import { setElection, setResidenceState } from './kinds/pay-stub/index.ts';
import { calculateW2, emptyW2Draft, sumPayStubs } from './kinds/w2/index.ts';

const empty = emptyW2Draft({ today: calendarDate('2026-11-20') });
const summed = (...args: Parameters<typeof monthlyStubs>) => sumPayStubs(empty, monthlyStubs(...args), 2026).draft;

describe('state wages of a sum of pay stubs', () => {
  const cases: readonly (readonly [StateCode, PreTaxClass, string, string])[] = [
    ['PA', 'retirement401k', '4,500.00', '5,000.00'],
    ['PA', 'section125', '4,500.00', '4,500.00'],
    ['NJ', 'section125', '4,500.00', '5,000.00'],
    ['NJ', 'retirement401k', '4,500.00', '4,500.00'],
    ['CA', 'hsa', '4,500.00', '5,000.00'],
    ['CA', 'section125', '4,500.00', '4,500.00'],
  ];
  for (const [state, kind, box1, box16] of cases) {
    it(`are what ${state} taxes where 500.00 of ${kind} are taken before taxes`, () => {
      const draft = summed({ state, preTax: { [kind]: '500.00' } });
      expect(draft).toMatchObject({ wagesTipsOther: box1, stateShort: state, stateWagesTips: box16 });
    });
  }

  it('are those that the tax of the stubs was taken of: 3.07% of box 16 in Pennsylvania', () => {
    const draft = summed({ state: 'PA', preTax: { retirement401k: '500.00' } });
    expect(draft).toMatchObject({ stateWagesTips: '5,000.00', stateIncomeTax: '153.50' });
  });

  it('stand where the state taxes wages and none was withheld of so little', () => {
    expect(summed({ state: 'CA', pay: '500' })).toMatchObject({ stateWagesTips: '500.00', stateIncomeTax: '' });
    const exempt = {
      state: 'CA',
      changes: (draft) => setElection(draft, 'exempt', 'true'),
    } as const satisfies Parameters<typeof monthlyStubs>[0];
    expect(summed(exempt)).toMatchObject({ stateWagesTips: '5,000.00', stateIncomeTax: '' });
  });

  it('are blank where the state taxes no wages', () => {
    expect(summed({ state: 'TX' })).toMatchObject({ stateShort: 'TX', stateWagesTips: '', stateIncomeTax: '' });
    expect(summed({ state: 'WA', pay: '20000' })).toMatchObject({ stateWagesTips: '', stateIncomeTax: '' });
  });

  it('are of the state that an agreement leaves the tax to', () => {
    const draft = summed({
      state: 'PA',
      preTax: { retirement401k: '500.00' },
      changes: (draft) => setResidenceState(draft, 'NJ'),
    });
    expect(draft).toMatchObject({ stateShort: 'NJ', stateWagesTips: '4,500.00' });
  });

  it('leave overtime out where the state did', () => {
    const { draft } = sumPayStubs(empty, monthlyStubs({ state: 'AL', overtime: '400', payDate: '2024-06-28' }), 2024);
    expect(draft).toMatchObject({ wagesTipsOther: '5,400.00', stateWagesTips: '5,000.00' });
  });

  it('equal those of the yearly income for any pay, deferral and state, as boxes 1, 3 and 5 and their taxes do', () => {
    const states = fc.constantFrom<StateCode>('PA', 'NJ', 'CA', 'NY', 'TX', 'IL', 'AL');
    fc.assert(
      fc.property(
        states,
        fc.integer({ min: 10, max: 2_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        (state, pay, share) => {
          const deferred = Math.floor((pay * share) / 100);
          const inText = (cents: number) => (cents / 100).toFixed(2);
          const stubs = monthlyStubs({
            state,
            stubs: 12,
            payDate: '2026-12-31',
            pay: inText(pay),
            preTax: { retirement401k: inText(deferred) },
          });
          const { draft, counted } = sumPayStubs(empty, stubs, 2026);
          expect(counted).toBe(12);
          const typed = { ...draft, income: inText(pay * 12), typedBoxes: [] };
          const [sums, year] = [draft, typed].map((one) => calculateW2(one, allRules).document.amounts);
          for (const box of ['wagesTipsOther', 'socialSecurityWages', 'medicareWages', 'stateWagesTips'] as const) {
            expect(sums![box].amount ?? 0, `${state} ${box} of ${formatMoney(year![box].amount!)}`).toBe(
              year![box].amount ?? 0,
            );
          }
          for (const box of ['socialSecurityTax', 'medicareTax'] as const) {
            expect(Math.abs((sums![box].amount ?? 0) - (year![box].amount ?? 0)), box).toBeLessThanOrEqual(12);
          }
        },
      ),
      { numRuns: process.env.TEST_ALL ? 40 : 10 },
    );
  });
});
