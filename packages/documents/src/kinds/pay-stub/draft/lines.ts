import type { TaxName } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';
import type { DeductionKey, EarningKey, TaxLineKey } from './keys.ts';
import { isNamedKey, namedLineName } from './keys.ts';
import type { EarningDraft, PayStubDraft } from './schema.ts';

/** What each kind of pay is called in the form and on paper. */
export const EARNING_NAMES: Readonly<Record<EarningKey, string>> = {
  contractor: 'Contractor pay',
  salary: 'Salary',
  regular: 'Regular',
  overtime: 'Overtime',
  holiday: 'Holiday',
  vacation: 'Vacation',
  bonus: 'Bonus',
  float: 'Floating holiday',
  tips: 'Tips',
};

/** The three kinds of pay of which a stub has exactly one. */
export type MainPayKey = Extract<EarningKey, 'contractor' | 'salary' | 'regular'>;

/** Pay that comes on top of the main line, in the order of the paper. */
export const EXTRA_PAY_KEYS = [
  'overtime',
  'holiday',
  'vacation',
  'bonus',
  'float',
  'tips',
] as const satisfies readonly EarningKey[];

/** Those that are offered: overtime, holidays and vacation are an employee's. */
export function offeredPayKeys({ employmentType }: Pick<PayStubDraft, 'employmentType'>): readonly EarningKey[] {
  return employmentType === 'contractor' ? CONTRACTOR_PAY_KEYS : EXTRA_PAY_KEYS;
}

const CONTRACTOR_PAY_KEYS: readonly EarningKey[] = ['bonus', 'tips'];

/** Deductions in the order of the paper. */
export const DEDUCTION_ORDER = [
  'federal',
  'fica',
  'medicare',
  'state',
  'sdi',
  'sui',
  'wc',
  'fli',
  'wst',
  'trans',
] as const satisfies readonly DeductionKey[];

/** The tax behind a deduction. The Northern Mariana wage tax (`wst`) belongs to no state: it is only ever typed. */
export const TAX_OF_DEDUCTION: Readonly<Record<DeductionKey, TaxName | undefined>> = {
  federal: 'federalIncomeTax',
  fica: 'socialSecurity',
  medicare: 'medicare',
  state: 'stateIncomeTax',
  sdi: 'stateDisability',
  sui: 'stateUnemployment',
  wc: 'workersCompensation',
  fli: 'familyLeave',
  wst: undefined,
  trans: 'transit',
};

/** The one line that carries the pay itself: contractor, salary or regular by type. */
export function mainPayKey(draft: Pick<PayStubDraft, 'employmentType' | 'paymentType'>): MainPayKey {
  if (draft.employmentType === 'contractor') return 'contractor';
  return draft.paymentType === 'salary' ? 'salary' : 'regular';
}

/** Which amounts a line is made of; the form shows these fields and the paper these columns. */
export function earningFields(key: string): { readonly rate: boolean; readonly hours: boolean } {
  return { rate: true, hours: key !== 'salary' && key !== 'tips' };
}

/** Whether pay is a sum rather than a rate by the hour, such as a bonus: its hours may be left alone. */
export function isPaidAtOnce({ key, isCustom }: Pick<EarningDraft, 'key' | 'isCustom'>): boolean {
  return isCustom || key === 'bonus';
}

/** What states call the programs that their employees pay into. */
const STATE_ITEM_NAMES: Readonly<Partial<Record<StateCode, Readonly<Partial<Record<DeductionKey, string>>>>>> = {
  AK: { sui: 'Alaska SUI' },
  CA: { sdi: 'California SDI' },
  CO: { fli: 'Colorado FAMLI' },
  MD: { fli: 'Maryland FAMLI' },
  CT: { fli: 'Connecticut Paid Leave' },
  DE: { fli: 'Delaware Paid Leave' },
  HI: { sdi: 'Hawaii TDI' },
  MA: { fli: 'Massachusetts PFML' },
  ME: { fli: 'Maine PFML' },
  MN: { fli: 'Minnesota Paid Leave' },
  NJ: { sdi: 'New Jersey TDI', sui: 'New Jersey SUI', fli: 'New Jersey FLI' },
  NM: { wc: 'New Mexico WC Fee' },
  NY: { sdi: 'New York Disability', fli: 'New York Paid Family Leave' },
  OR: { wc: 'Oregon Workers Benefit Fund', fli: 'Oregon Paid Leave', trans: 'Oregon Transit Tax' },
  PA: { sui: 'Pennsylvania SUI' },
  RI: { sdi: 'Rhode Island TDI' },
  WA: { wc: 'Washington workers’ comp (L&I)', fli: 'Washington PFML' },
};

/** What the line of a tax is called: with a key by it and the state, without one by its own name. */
export function taxLineName(key: TaxLineKey, state: StateCode | undefined): string {
  return isNamedKey(key) ? namedLineName(key) : deductionName(key, state);
}

/** `California income tax`, or `State income tax` while the state is not known; a program by the name of the state. */
export function deductionName(
  key: DeductionKey,
  state: StateCode | undefined,
  taxedBy: StateCode | undefined = state,
): string {
  const program = state && STATE_ITEM_NAMES[state]?.[key];
  if (program !== undefined) return program;
  const of = (what: string) => `${state === undefined ? 'State' : STATE_NAMES[state]} ${what}`;
  switch (key) {
    case 'federal':
      return 'Federal income tax';
    case 'fica':
      return 'Social Security';
    case 'medicare':
      return 'Medicare';
    case 'state':
      return `${taxedBy === undefined ? 'State' : STATE_NAMES[taxedBy]} income tax`;
    case 'sdi':
      return of('disability insurance');
    case 'sui':
      return of('unemployment insurance');
    case 'wc':
      return "Workers' compensation";
    case 'fli':
      return of('family leave insurance');
    case 'wst':
      return 'Wage tax';
    case 'trans':
      return 'Transit tax';
  }
}
