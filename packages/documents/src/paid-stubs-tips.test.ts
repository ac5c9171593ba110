import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { monthlyStubs } from './fixtures/monthly-pay.ts';
import { calculateW2, emptyW2Draft, setBox12, sumPayStubs } from './kinds/w2/index.ts';

const empty = emptyW2Draft({ today: calendarDate('2026-11-20') });

describe('tips and overtime of a sum of pay stubs', () => {
  it('stand in box 7 and not in box 3, and in boxes 1 and 5 with the wages', () => {
    const { draft } = sumPayStubs(empty, monthlyStubs({ tips: '700.00', payDate: '2026-01-30' }), 2026);
    expect(draft).toMatchObject({
      wagesTipsOther: '5,700.00',
      socialSecurityWages: '5,000.00',
      socialSecurityTips: '700.00',
      socialSecurityTax: '353.40',
      medicareWages: '5,700.00',
    });
    const codes = calculateW2(draft, allRules).issues.map(({ code }) => code);
    expect(codes).not.toContain('w2.box4.rate');
    expect(codes).not.toContain('w2.box5.geq');
  });

  it('stay within the wage base of the year together with the wages', () => {
    const pay = { pay: '190000', tips: '1000.00', payDate: '2025-01-31' } as const;
    const { draft } = sumPayStubs({ ...empty, year: '2025' }, monthlyStubs(pay), 2025);
    expect(draft).toMatchObject({ socialSecurityWages: '175,100.00', socialSecurityTips: '1,000.00' });
    expect(draft.medicareWages).toBe('191,000.00');
  });

  it('are pointed to codes TP and TT from 2026 on, until box 12 has them', () => {
    const pay = { tips: '700.00', overtime: '300' } as const;
    const told = (draft: typeof empty, payDate: string) => {
      const { disagreements } = sumPayStubs(
        draft,
        monthlyStubs({ ...pay, payDate }),
        Number(payDate.slice(0, 4)) as 2026,
      );
      return disagreements.filter(({ code }) => code === 'TP' || code === 'TT');
    };
    const [tips, overtime] = told(empty, '2026-01-30');
    expect(tips!.message).toContain('The stubs have $700.00 in tips. Enter the occupation in box 14b');
    expect(overtime!.message).toContain('The stubs have $300.00 in overtime pay.');
    expect(told(setBox12(empty, '12c', 'TP', '700.00'), '2026-01-30').map(({ code }) => code)).toEqual(['TT']);
    expect(told({ ...empty, year: '2025' }, '2025-01-31')).toEqual([]);
  });
});
