import type { StateCode } from '@paperwage/values';
import { cents, STATE_CODES } from '@paperwage/values';
import * as fc from 'fast-check';
import type { PayInput } from '../index.ts';
import { PRE_TAX_CLASSES } from '../index.ts';
import { anyPayment } from './payment.arbitrary.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

const deduction = fc.record({ class: fc.constantFrom(...PRE_TAX_CLASSES), share });

/** Any payment with pre-tax deductions, overtime, tips and perhaps a home in another state. */
export const anyPaymentWithPreTax: fc.Arbitrary<PayInput> = fc
  .record({
    payment: anyPayment,
    deductions: fc.array(deduction, { maxLength: 4 }),
    overtime: share,
    tips: share,
    residenceState: fc.option(fc.constantFrom<StateCode>(...STATE_CODES)),
  })
  .map(({ payment, deductions, overtime, tips, residenceState }) => {
    const { grossPay } = payment;
    const overtimePay = Math.floor((grossPay * overtime) / 2);
    return {
      ...payment,
      preTaxDeductions: deductions.map((one) => ({
        class: one.class,
        amount: cents(Math.floor((grossPay * one.share) / deductions.length)),
      })),
      overtime: cents(overtimePay),
      tips: cents(Math.floor((grossPay - overtimePay) * tips)),
      ...(residenceState === null ? {} : { residenceState }),
    };
  });
