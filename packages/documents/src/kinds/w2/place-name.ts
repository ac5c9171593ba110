import { w2Editions } from '../../forms/w2-editions.ts';
import type { W2Draft } from './schema.ts';

/** Names of fields that have no box of their own, or share one. */
const NAMES: Readonly<Record<string, string>> = {
  year: 'Year',
  state: 'State where they work',
  income: 'Pay for the year',
  maritalStatus: 'Filing status',
  dependentsAmount: 'Dependents (Form W-4)',
  planAmounts: 'Pre-tax deductions and Roth',
  stubs: 'Pay stubs',
  employeeName: 'Employee name',
  employeeLastName: 'Employee last name',
  employeeSuffix: 'Employee suffix',
  employeeAddress: 'Employee address',
  employeeCity: 'Employee city',
  employeeState: 'Employee state',
  employeeZip: 'Employee ZIP code',
  companyName: 'Company name',
  companyAddress: 'Company address',
  companyCity: 'Company city',
  companyState: 'Company state',
  companyZip: 'Company ZIP code',
  companyStateId: 'Employer state ID number',
  householdEmployer: 'Household employer',
  returnsOfYear: 'Information returns of the year',
  corrected: 'Corrected',
  void: 'Void',
};

/** What people call a place in the draft, such as `Box 4`; undefined if it isn't a field. */
export function w2PlaceName(_draft: W2Draft, path: string): string | undefined {
  const [field] = path.split('.') as [string];
  const named = NAMES[field];
  if (named !== undefined) return named;
  for (const { boxes } of w2Editions) {
    const box = boxes.find(({ entries }) => entries.some((entry) => entry.field === field));
    if (box?.number !== undefined) return `Box ${box.number}`;
  }
  return undefined;
}
