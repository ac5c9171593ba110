import type { TaxKey } from '@paperwage/api-contract';
import type { KeyedTax } from '@paperwage/payroll';

/** The names of the wire for the taxes that have a key of their own. */
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
