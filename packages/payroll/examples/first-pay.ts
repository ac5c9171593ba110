import { calculatePay, loadRuleBook } from '@paperwage/payroll';
import { calendarDate, dollars, ZERO } from '@paperwage/values';

const entries = { step3Credits: ZERO, otherIncome: ZERO, deductions: ZERO, extraWithholding: ZERO };
const w4 = { version: '2020', filingStatus: 'single', step2Checkbox: false, ...entries } as const;
const yearToDate = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO };
const pay = { payDate: calendarDate('2026-11-20'), payFrequency: 'WEEKLY', grossPay: dollars(1_153.85) } as const;
export const taxes = calculatePay({ ...pay, state: 'TX', w4, yearToDate }, await loadRuleBook('TX'));
