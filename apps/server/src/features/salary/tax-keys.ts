import type { TaxKey } from '@paperwage/api-contract';
import type { KeyedTax } from '@paperwage/payroll';

/** The API names of the taxes that have their own key. */
export const TAX_KEY_OF: Readonly<Record<KeyedTax, TaxKey>> = {
  federalIncomeTax: 'federal',
  socialSecurity: 'fica',
  medicare: 'medicare',
  stateIncomeTax: 'state',
  stateDisability: 'sdi',
  stateUnemployment: 'sui',
  workersCompensation: 'wc',
  familyLeave: 'fli',
  transit: 'trans',
};
