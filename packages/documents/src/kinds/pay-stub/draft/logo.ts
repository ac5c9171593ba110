import type { Logo } from '../../../drafts/logo.ts';
import { logoOfText } from '../../../drafts/logo.ts';
import type { PayStubDraft } from './schema.ts';

type CompanyInfo = PayStubDraft['companyInfo'];

/** Logos by the object that holds them: a draft keeps its company object through every edit of other fields. */
const logosRead = new WeakMap<CompanyInfo, { readonly logo: Logo | undefined }>();

/** The logo for the paper: the employer's own, else the payroll service's. Undefined when there is none to be read. */
export function companyLogo(company: CompanyInfo): Logo | undefined {
  let read = logosRead.get(company);
  if (!read) {
    read = { logo: logoOfText(company.employerLogo || company.payrollLogo) };
    logosRead.set(company, read);
  }
  return read.logo;
}

/** The field of the logo that prints. */
export function logoField({ employerLogo }: CompanyInfo): 'companyInfo.employerLogo' | 'companyInfo.payrollLogo' {
  return employerLogo === '' ? 'companyInfo.payrollLogo' : 'companyInfo.employerLogo';
}
