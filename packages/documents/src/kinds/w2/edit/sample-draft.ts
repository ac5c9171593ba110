import type { CalendarDate } from '@paperwage/values';
import { sampleYear } from '../../../forms/form-years.ts';
import { emptyW2Draft } from './empty-draft.ts';
import type { W2Draft } from '../schema.ts';

/**
 * A fictional employer and employee with everything filled in. Their numbers are well-known examples that nobody has,
 * and the form's checks say so.
 */
export function sampleW2Draft(context: { readonly today: CalendarDate }): W2Draft {
  return {
    ...emptyW2Draft(context),
    year: sampleYear(context.today),
    maritalStatus: 'MARRIED',
    dependentsAmount: '500.00',
    state: 'CA',
    income: '68,400.00',
    employeeSocialSecurityNumber: '123-45-6789',
    employersIdentificationNumber: '12-3456789',
    companyName: 'Cascade Timber Works LLC',
    companyAddress: '418 Mill Road, Suite 2',
    companyCity: 'Sacramento',
    companyState: 'CA',
    companyZip: '95814',
    employeeName: 'Núria Nguyễn-Ortega',
    employeeAddress: '2207 Larkspur Ave, Apt 5',
    employeeCity: 'Sacramento',
    employeeState: 'CA',
    employeeZip: '95816',
    controlNumber: 'CT-00318',
    companyStateId: '318-4402-7',
    field12aCode: 'D',
    field12a: '4,200.00',
    field12bCode: 'DD',
    field12b: '6,380.00',
    retirementPlan: true,
    field14: [{ label: 'Union dues', amount: '480.00' }],
  };
}
