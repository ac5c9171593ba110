import type { Cents } from '@paperwage/values';
import { calendarDate, dollars, ZERO } from '@paperwage/values';
import type { FormW4, PayInput, PayTaxes, TaxName } from '../index.ts';

type Form2020 = Extract<FormW4, { version: '2020' }>;

/** A certificate of 2020 or later with nothing entered but what a test is about. */
export function w4(entries: Partial<Omit<Form2020, 'version'>> = {}): Form2020 {
  return {
    version: '2020',
    filingStatus: 'single',
    step2Checkbox: false,
    step3Credits: ZERO,
    otherIncome: ZERO,
    deductions: ZERO,
    extraWithholding: ZERO,
    ...entries,
  };
}

/** The first payment of a year to a single person in Texas, but for what a test is about. */
export function payment(entries: Partial<PayInput> = {}): PayInput {
  return {
    payDate: calendarDate('2026-11-20'),
    payFrequency: 'BI_WEEKLY',
    grossPay: dollars(2_000),
    state: 'TX',
    w4: w4(),
    yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
    ...entries,
  };
}

/** What has been paid this year, the same for social security and Medicare. */
export function paidBefore(wages: Cents, supplementalWages: Cents = ZERO): PayInput['yearToDate'] {
  return { socialSecurityWages: wages, medicareWages: wages, supplementalWages };
}

export function amountOf({ lines }: PayTaxes, tax: TaxName): Cents {
  const line = lines.find((one) => one.tax === tax);
  if (!line) throw new Error(`There is no line for ${tax}`);
  return line.amount;
}

export function stepsOf({ lines }: PayTaxes, tax: TaxName): string[] {
  const line = lines.find((one) => one.tax === tax);
  return line?.working.steps.map(({ step }) => step) ?? [];
}
