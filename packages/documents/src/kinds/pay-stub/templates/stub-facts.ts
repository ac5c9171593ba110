import { PAY_FREQUENCY_NAMES } from '@paperwage/payroll';
import type { Fact } from '../../../look/facts.ts';
import type { StubInWords } from './stub-context.ts';
import { periodText, STATUS_NAMES } from './wording.ts';
import { amount, dateText } from '../../../look/wording.ts';

export function socialSecurityFact({ document }: StubInWords): Fact {
  const value = document.employee.socialSecurityNumber;
  return { label: 'Social Security no.', value, region: 'employeeInfo.employeeSocial' };
}

export function recipientIdFact({ document, words }: StubInWords): Fact {
  return { label: words.recipientId, value: document.employee.employeeId, region: 'employeeInfo.employeeId' };
}

/** Contractors file no withholding certificate. */
export function filingStatusFact({ document }: StubInWords): Fact {
  const value = document.recipient === 'employee' ? STATUS_NAMES[document.employee.maritalStatus] : '';
  return { label: 'Filing status', value, region: 'employeeInfo.maritalStatus' };
}

/** The credits of Form W-4, step 3; not shown when there are none. */
export function dependentsFact({ document }: StubInWords): Fact {
  const { dependentsAmount } = document.employee;
  const value = document.recipient === 'employee' && dependentsAmount !== 0 ? amount(dependentsAmount) : '';
  return { label: 'W-4 step 3 credits', value, region: 'employeeInfo.dependentsAmount' };
}

export function frequencyFact({ document }: StubInWords): Fact {
  return { label: 'Pay frequency', value: PAY_FREQUENCY_NAMES[document.payFrequency], region: 'oftenPaid' };
}

export function telephoneFact({ document }: StubInWords): Fact {
  return { label: 'Phone', value: document.employee.telephone, region: 'employeeInfo.employeeTelephone' };
}

/** All identifiers, in the order of the paper. */
export function identifierFacts(context: StubInWords): Fact[] {
  return ([['company', 'department'], ['file', 'clock'], ['voucher']] as const).map((chosen) =>
    identifiersFact(context, chosen),
  );
}

/** The chosen identifiers in one fact: `Dept · File`, `204418 · 771925`; those not given are left out of both. */
function identifiersFact({ document }: StubInWords, chosen: readonly (keyof typeof IDENTIFIER_LABELS)[]): Fact {
  const given = chosen.filter((key) => document.identifiers[key] !== '');
  return {
    label: given.map((key) => IDENTIFIER_LABELS[key]).join(' \u00b7 '),
    value: given.map((key) => document.identifiers[key]).join(' \u00b7 '),
    region: 'identifiers',
  };
}

export const IDENTIFIER_LABELS = {
  company: 'Co.',
  file: 'File',
  department: 'Dept',
  clock: 'Clock',
  voucher: 'Voucher',
} as const;

/** In the order of the paper. */
export const IDENTIFIERS = ['company', 'department', 'file', 'clock', 'voucher'] as const;

export function payDateFact({ stub, index }: StubInWords): Fact {
  return { label: 'Pay date', value: dateText(stub.payDate), region: `items.${index}.payDate` };
}

export function payPeriodFact({ stub, index }: StubInWords): Fact {
  return { label: 'Pay period', value: periodText(stub.period), region: `items.${index}.payPeriod` };
}

export function checkNumberFact({ stub, index }: StubInWords): Fact {
  return { label: 'Check no.', value: stub.checkNumber, region: `items.${index}.checkNo` };
}
