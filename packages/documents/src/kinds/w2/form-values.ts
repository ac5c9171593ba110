import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import { printableText } from '@paperwage/paper';
import { VALUE_FACES } from '../../forms/drawing/form-type.ts';
import type { FormValues } from '../../forms/drawing/form-values.ts';
import type { FormCopy } from '../../forms/form-edition.ts';
import { maskTin } from '../../forms/tins/tin.ts';
import { nonBreakingAddress } from '../../look/non-breaking-address.ts';
import type { W2Document } from './document.ts';
import { AMOUNT_FIELDS } from './fields.ts';

/** What one copy of the W-2 prints, by the names of the entries of its boxes. */
export function w2FormValues(document: W2Document, copy: FormCopy): FormValues {
  const { employer, employee, states, codes, checks } = document;
  const masks = copy.mayMaskTin && document.masksSocialSecurityNumber;
  const ssn = employee.socialSecurityNumber;
  const [first, second] = states;
  return {
    year: document.year === undefined ? '' : String(document.year),
    corrected: document.isCorrected,
    void: document.isVoid,
    employeeSocialSecurityNumber: masks ? maskTin(ssn) : clean(ssn),
    employersIdentificationNumber: clean(employer.ein),
    companyName: lines([employer.name, ...employer.address.map(nonBreakingAddress)]),
    controlNumber: clean(document.controlNumber),
    employeeName: clean(employee.first),
    employeeLastName: clean(employee.last),
    employeeSuffix: clean(employee.suffix),
    employeeAddress: lines(employee.address.map(nonBreakingAddress)),
    ...Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, money(document.amounts[field].amount)])),
    field12aCode: clean(codes.field12aCode),
    field12bCode: clean(codes.field12bCode),
    field12cCode: clean(codes.field12cCode),
    field12dCode: clean(codes.field12dCode),
    ...checks,
    field14: document.box14.map(({ label, amount }) => ({ label: clean(label), amount: money(amount) })),
    field14b: document.occupationCodes.map(clean).join(', '),
    stateShort: clean(first.state),
    companyStateId: clean(first.employerNumber),
    localityName: clean(first.locality),
    stateShortB: clean(second.state),
    companyStateIdB: clean(second.employerNumber),
    localityNameB: clean(second.locality),
  };
}

/** A box that doesn't apply stays blank: no form prints 0.00. */
function money(amount: Cents | undefined): string {
  return amount === undefined || amount === 0 ? '' : formatMoney(amount);
}

function lines(texts: readonly string[]): readonly string[] {
  return texts.map(clean).filter((line) => line !== '');
}

function clean(text: string): string {
  return printableText(text, VALUE_FACES).text;
}
