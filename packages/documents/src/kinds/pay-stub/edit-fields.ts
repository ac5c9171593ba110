import type { RuleBook } from '@paperwage/payroll';
import { MissingRulesError, step3Credits } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { formatMoney, maskSocialSecurityNumber, parseCalendarDate } from '@paperwage/values';
import { countOf } from './amounts.ts';
import type { PayStubDraft } from './schema.ts';

type Identifier = 'coNumber' | 'fileNumber' | 'deptNumber' | 'clockNumber' | 'vchrNumber' | 'checkNo';
type CompanyInfo = PayStubDraft['companyInfo'];
type EmployeeInfo = PayStubDraft['employeeInfo'];
type FormW4Fields = PayStubDraft['w4'];

const MOST_DEPENDENTS = 99;

/** Copies `changes` into an object, which stays the same object when they change nothing. */
export function withChanges<T extends object>(object: T, changes: Partial<T>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  return keys.every((key) => object[key] === changes[key]) ? object : { ...object, ...changes };
}

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

/**
 * Sets the number of children under 17 and of other dependents, and with them the dollar amount of Form W-4 step 3 by
 * the amounts of that year's certificate. While a count cannot be read, or no rules cover the pay date, the dollar
 * amount stays as it was.
 */
export function setDependents(
  draft: PayStubDraft,
  counts: { readonly qualifyingChildren?: string; readonly otherDependents?: string },
  rules: RuleBook | undefined,
): PayStubDraft {
  const w4 = withChanges(draft.w4, counts);
  const changed = withChanges(draft, { w4 });
  const payDate = parseCalendarDate(draft.items[0]!.payDate);
  if (changed === draft || !rules || !payDate) return changed;
  if (!isCount(w4.qualifyingChildren) || !isCount(w4.otherDependents)) return changed;
  const dependents = {
    childrenUnder17: countOf(w4.qualifyingChildren, MOST_DEPENDENTS),
    otherDependents: countOf(w4.otherDependents, MOST_DEPENDENTS),
  };
  try {
    return setEmployeeField(changed, 'dependentsAmount', formatMoney(step3Credits(dependents, payDate, rules)));
  } catch (error) {
    if (error instanceof MissingRulesError) return changed;
    throw error;
  }
}

function isCount(text: string): boolean {
  return /^\s*\d{0,2}\s*$/.test(text);
}
