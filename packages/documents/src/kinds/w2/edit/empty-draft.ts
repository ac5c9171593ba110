import type { CalendarDate } from '@paperwage/values';
import { beginningYear } from '../../../forms/form-years.ts';
import { AMOUNT_FIELDS, NO_PLAN_AMOUNTS } from '../fields.ts';
import type { AmountField } from '../fields.ts';
import type { W2Draft } from '../schema.ts';

const NO_AMOUNTS = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, ''])) as Record<AmountField, ''>;

/** A new W-2: every field at its default, for the year that forms are made for on `today`, if its form is in. */
export function emptyW2Draft({ today }: { readonly today: CalendarDate }): W2Draft {
  return {
    autoCalculator: 'true',
    year: beginningYear(today),
    maritalStatus: '',
    dependentsAmount: '0',
    state: '',
    income: '',
    planAmounts: NO_PLAN_AMOUNTS,
    employeeSocialSecurityNumber: '',
    employersIdentificationNumber: '',
    companyName: '',
    companyAddress: '',
    companyCity: '',
    companyState: '',
    companyZip: '',
    employeeName: '',
    employeeFirstName: '',
    employeeLastName: '',
    employeeSuffix: '',
    employeeAddress: '',
    employeeCity: '',
    employeeState: '',
    employeeZip: '',
    controlNumber: '',
    householdEmployer: false,
    ...NO_AMOUNTS,
    field12aCode: '',
    field12bCode: '',
    field12cCode: '',
    field12dCode: '',
    statutoryEmployee: false,
    retirementPlan: false,
    sickPay: false,
    field14: [],
    field14b: [],
    stateShort: '',
    companyStateId: '',
    localityName: '',
    stateShortB: '',
    companyStateIdB: '',
    localityNameB: '',
    corrected: false,
    void: false,
    typedBoxes: [],
    maskSocialSecurityNumber: true,
    returnsOfYear: '',
    illegalAgreement: false,
    terms: false,
  };
}
