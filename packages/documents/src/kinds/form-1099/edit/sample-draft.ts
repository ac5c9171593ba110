import type { CalendarDate } from '@paperwage/values';
import { sampleYear } from '../../../forms/form-years.ts';
import { empty1099Draft } from './empty-draft.ts';
import type { FormType } from '../fields.ts';
import type { Form1099Draft } from '../schema.ts';

/**
 * A fictional payer and recipient with everything filled in, for services or for rent. Their numbers are the well-known
 * example ones: nobody has them, and the form's checks say so.
 */
export function sample1099Draft(context: { readonly today: CalendarDate }, formType: FormType = 'nec'): Form1099Draft {
  return {
    ...empty1099Draft(context),
    year: sampleYear(context.today),
    formType,
    payersName: 'Cascade Timber Works LLC',
    payersAddress: '418 Mill Road',
    payersRoom: 'Suite 2',
    payersCity: 'Sacramento',
    payersState: 'CA',
    payersZip: '95814',
    payersTelephone: '(916) 555-0142',
    companyEin: '12-3456789',
    recipientsName: 'Łukasz Ștefan Hernández',
    recipientsAddress: '1830 Juniper Street',
    recipientsRoom: 'Apt 4',
    recipientsCity: 'Sacramento',
    recipientsState: 'CA',
    recipientsZip: '95818',
    socialSecurity: '123-45-6789',
    accountNumber: 'CT-2046',
    income: '24,600.00',
    ...(formType === 'misc' ? { rents: '24,600.00' } : {}),
    payersStateNoA: 'CA 318-4402-7',
    stateIncomeA: '24,600.00',
  };
}
