import type { AddressPaths } from '../../builder/zip/address.ts';

/** Where the address of the company or the employee is in the draft. */
export function addressPaths(of: 'companyInfo' | 'employeeInfo'): AddressPaths {
  return {
    street1: `${of}.streetAddress1`,
    street2: `${of}.streetAddress2`,
    city: `${of}.city`,
    state: `${of}.state`,
    zip: `${of}.zipCode`,
  };
}
