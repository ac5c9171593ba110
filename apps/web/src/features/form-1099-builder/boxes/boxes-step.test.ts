import { calculate1099, sample1099Draft } from '@paperwage/documents/1099';
import { calendarDate } from '@paperwage/values';
import { expect, it } from 'vitest';
import { numberedFields } from './boxes-step.tsx';

const fieldsOf = (formType: 'nec' | 'misc', year: '2024' | '2025' | '2026') => {
  const draft = { ...sample1099Draft({ today: calendarDate('2026-11-22') }, formType), year };
  return numberedFields(calculate1099(draft).document.edition);
};

it.each([
  ['nec', '2024', 'income payerDirectSales federalIncomeTax'],
  ['nec', '2025', 'income payerDirectSales excessGoldenParachutePayments federalIncomeTax'],
  [
    'nec',
    '2026',
    'income cashTips tippedOccupationCodes overtimeCompensation payerDirectSales excessGoldenParachutePayments federalIncomeTax',
  ],
  [
    'misc',
    '2025',
    'rents royalties otherIncome federalIncomeTax fishingBoat medicalAndHealthCare payerDirectSales substitutePayments ' +
      'cropInsurance grossProceeds field11 section409A fatca nonQualifiedDeferredCompensation',
  ],
  [
    'misc',
    '2026',
    'rents royalties otherIncome federalIncomeTax fishingBoat medicalAndHealthCare payerDirectSales substitutePayments ' +
      'cropInsurance grossProceeds field11 section409A cashTips tippedOccupationCodes overtimeCompensation ' +
      'nonQualifiedDeferredCompensation',
  ],
] as const)('the boxes of 1099-%s of %s stand in the order of their numbers', (formType, year, fields) => {
  expect(fieldsOf(formType, year)).toEqual(fields.split(' '));
});
