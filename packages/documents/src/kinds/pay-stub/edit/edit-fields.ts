import type { StateCode } from '@paperwage/values';
import { maskSocialSecurityNumber } from '@paperwage/values';
import { withChanges } from '../../../drafts/changes.ts';
import type { PayStubDraft } from '../draft/schema.ts';

type Identifier = 'coNumber' | 'fileNumber' | 'deptNumber' | 'clockNumber' | 'vchrNumber' | 'checkNo';
type CompanyInfo = PayStubDraft['companyInfo'];
type EmployeeInfo = PayStubDraft['employeeInfo'];
type FormW4Fields = PayStubDraft['w4'];

/** The state where the work is done; empty while the user has not said. */
export function setWorkState(draft: PayStubDraft, workState: StateCode | ''): PayStubDraft {
  return withChanges(draft, { workState });
}

export function setIdentifier(draft: PayStubDraft, identifier: Identifier, value: string): PayStubDraft {
  return withChanges(draft, { [identifier]: value });
}

export function setCompanyField<K extends keyof CompanyInfo>(
  draft: PayStubDraft,
  field: K,
  value: CompanyInfo[K],
): PayStubDraft {
  const changes: Partial<CompanyInfo> = {};
  changes[field] = value;
  return withChanges(draft, { companyInfo: withChanges(draft.companyInfo, changes) });
}

/** Sets any employee field but the social security number, which goes through `setEmployeeSocial`. */
export function setEmployeeField<K extends Exclude<keyof EmployeeInfo, 'employeeSocial'>>(
  draft: PayStubDraft,
  field: K,
  value: EmployeeInfo[K],
): PayStubDraft {
  const changes: Partial<EmployeeInfo> = {};
  changes[field] = value;
  return withChanges(draft, { employeeInfo: withChanges(draft.employeeInfo, changes) });
}

/**
 * Reduces a typed social security number to the masked form, keeping only the last four digits; nothing else of it
 * survives. Text that cannot be one empties the field.
 */
export function setEmployeeSocial(draft: PayStubDraft, typed: string): PayStubDraft {
  const employeeSocial = maskSocialSecurityNumber(typed) ?? '';
  return withChanges(draft, { employeeInfo: withChanges(draft.employeeInfo, { employeeSocial }) });
}

/** Direct deposit, a check, or not said (null). The account digits belong to direct deposit alone. */
export function setDirectDeposit(draft: PayStubDraft, isDirectDeposit: boolean | null): PayStubDraft {
  const last4Digits = isDirectDeposit ? draft.employeeInfo.last4Digits : '';
  return withChanges(draft, { employeeInfo: withChanges(draft.employeeInfo, { isDirectDeposit, last4Digits }) });
}

/** Keeps the last four digits of an account number and nothing else of it. */
export function setAccountEnding(draft: PayStubDraft, typed: string): PayStubDraft {
  return setEmployeeField(draft, 'last4Digits', typed.replace(/\D/g, '').slice(-4));
}

export function setW4Field<K extends keyof FormW4Fields>(
  draft: PayStubDraft,
  field: K,
  value: FormW4Fields[K],
): PayStubDraft {
  const changes: Partial<FormW4Fields> = {};
  changes[field] = value;
  return withChanges(draft, { w4: withChanges(draft.w4, changes) });
}
