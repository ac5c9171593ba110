import type { CalendarDate } from '@paperwage/values';
import { beginningYear } from '../../../forms/form-years.ts';
import type { AmountField } from '../fields.ts';
import { AMOUNT_FIELDS } from '../fields.ts';
import type { Form1099Draft } from '../schema.ts';

const NO_AMOUNTS = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, ''])) as Record<AmountField, ''>;

/** A new 1099 for services: every field at its default, for the year that forms are made for on `today`, if its form is in. */
export function empty1099Draft({ today }: { readonly today: CalendarDate }): Form1099Draft {
  return {
    formType: 'nec',
    year: beginningYear(today),
    corrected: false,
    void: false,
    payersName: '',
    payersAddress: '',
    payersRoom: '',
    payersCity: '',
    payersState: '',
    payersZip: '',
    payersCountry: '',
    payersTelephone: '',
    companyEin: '',
    recipientsName: '',
    recipientsAddress: '',
    recipientsRoom: '',
    recipientsCity: '',
    recipientsState: '',
    recipientsZip: '',
    recipientsCountry: '',
    socialSecurity: '',
    accountNumber: '',
    otherFormsForRecipient: '',
    ...NO_AMOUNTS,
    payerDirectSales: false,
    directSalesElsewhere: false,
    fatca: false,
    secondTinNotice: false,
    tippedOccupationCodes: [],
    payersStateNoA: '',
    payersStateNoB: '',
    maskRecipientTin: true,
    returnsOfYear: '',
    illegalAgreement: false,
    terms: false,
  };
}
