import type { MaskedSocialSecurityNumber } from '@paperwage/values';
import { addressLines } from '../../../drafts/address-lines.ts';
import { amountOf } from '../../../drafts/amounts.ts';
import type { PayStubDocument } from '../document.ts';
import { companyLogo } from '../draft/logo.ts';
import type { PayStubDraft } from '../draft/schema.ts';

interface Address {
  readonly streetAddress1: string;
  readonly streetAddress2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** The company as it stands on paper. */
export function companyOf(company: PayStubDraft['companyInfo']): PayStubDocument['company'] {
  return {
    name: company.employerName.trim(),
    telephone: company.employerTelephone.trim(),
    address: addressOf(company),
    logo: companyLogo(company),
    legalName: company.legalName.trim(),
    registryNumber: company.registryNumber.trim(),
  };
}

/** The employee as they stand on paper; a number that we generated does not print, since nobody gave it. */
export function employeeOf(employee: PayStubDraft['employeeInfo']): PayStubDocument['employee'] {
  return {
    name: employee.employeeName.trim(),
    telephone: employee.employeeTelephone.trim(),
    address: addressOf(employee),
    socialSecurityNumber: employee.employeeSocial as MaskedSocialSecurityNumber | '',
    employeeId: employee.employeeId.trim(),
    maritalStatus: employee.maritalStatus,
    dependentsAmount: amountOf(employee.dependentsAmount),
  };
}

function addressOf({ streetAddress1, streetAddress2, city, state, zipCode }: Address): string[] {
  return addressLines({ street1: streetAddress1, street2: streetAddress2, city, state, zip: zipCode });
}
