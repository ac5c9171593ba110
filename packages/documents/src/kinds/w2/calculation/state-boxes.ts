/** The state's part of the year: its tax in boxes 16 and 17, its programs in box 14, and what a W-2 doesn't ask for. */
import type {
  FilingStatus,
  PayInput,
  PayTaxes,
  ReciprocityRules,
  RuleBook,
  StateCertificate,
  TaxLine,
  Working,
} from '@paperwage/payroll';
import { calculatePay, certificateOn, reciprocityOf } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { add, isStateCode, sum } from '@paperwage/values';
import { box14Label, OREGON_TRANSIT_WAGES } from '../../../forms/box-14-labels.ts';
import { isInBox17 } from '../../../forms/local-tax-boxes.ts';
import type { W2Draft } from '../schema.ts';
import { FILING_STATUS } from './payment-of-year.ts';

/** A state's withholding certificate, assumed not filed. */
export interface AssumedCertificate {
  readonly certificate: StateCertificate;
  /** Whether the marital status still counts, as it does if the state uses Form W-4. */
  readonly followsMaritalStatus: boolean;
}

export interface StateProgram {
  readonly label: string;
  readonly amount: Cents;
  /** Undefined for wages that a label reports beside its tax. */
  readonly working: Working | undefined;
}

/** Questions on a certificate that change nothing unless the employee fills them in. */
const BESIDE_THE_FIGURE: ReadonlySet<string> = new Set(['exempt', 'servicesTaxExempt', 'additionalWithholding']);

/**
 * A state withholds by its own certificate. Without one, some states use a fixed rate or no allowances, so Form W-4's
 * marital status changes nothing; others use that form.
 */
export function assumedCertificate(input: PayInput, taxes: PayTaxes, rules: RuleBook): AssumedCertificate | undefined {
  const line = stateLineOf(taxes);
  const isFor = (name: string) => line?.working.steps.some(({ step }) => step === name) === true;
  if (!line || line.amount === 0) return undefined;
  if (!['rateWithoutCertificate', 'withoutStateCertificate', 'nothingClaimed'].some(isFor)) return undefined;
  const certificate = certificateOn(input.state, input.payDate, rules);
  if (!certificate?.questions.some(({ election }) => !BESIDE_THE_FIGURE.has(election))) return undefined;
  const amountFor = (filingStatus: FilingStatus) =>
    stateLineOf(calculatePay({ ...input, w4: { ...input.w4, filingStatus } as PayInput['w4'] }, rules))?.amount;
  const followsMaritalStatus = Object.values(FILING_STATUS).some((status) => amountFor(status) !== line.amount);
  return { certificate, followsMaritalStatus };
}

/** A W-2 asks where the work is done; the employee's address may be in a state that gets the tax instead. */
export function agreementOf(
  { employeeState }: W2Draft,
  { state, payDate }: PayInput,
  taxes: PayTaxes,
  rules: RuleBook,
): ReciprocityRules | undefined {
  if (state === undefined || !isStateCode(employeeState) || !stateLineOf(taxes)?.amount) return undefined;
  return reciprocityOf(state, employeeState, payDate, rules);
}

/**
 * ZIP codes entirely in New York City: in the list of the package zipcodes, every one that begins this way is named after
 * one of its boroughs or neighborhoods (checked 2026-11-26). Those in 110 are partly in Nassau County.
 */
const NEW_YORK_CITY_ZIP = /^(?:10[0-4]|11[1-4]|116)\d\d/;

/**
 * The employee's and employer's cities that tax wages in the work state. A W-2 doesn't ask where in the state the work is
 * done, so we say only that a city has a tax.
 */
export function taxingCities(draft: W2Draft, input: PayInput, rules: RuleBook): string[] {
  const { state, payDate } = input;
  const { asked, placeProblem } = rules.stateTaxes ?? {};
  if (state === undefined || !asked || !placeProblem) return [];
  const isInNewYork = (ofState: string, zip: string) => ofState === 'NY' && NEW_YORK_CITY_ZIP.test(zip.trim());
  const livesThere = isInNewYork(draft.employeeState, draft.employeeZip);
  const homes = { state: draft.employeeState, city: livesThere ? 'New York City' : draft.employeeCity.trim() };
  // New York City taxes its residents, and nobody for working there.
  const worksThere = isInNewYork(draft.companyState, draft.companyZip);
  const works = { state: draft.companyState, city: worksThere ? '' : draft.companyCity.trim() };
  const found = asked(input, rules)
    .places.filter(({ role }) => role === 'locality')
    .flatMap((place) => {
      const address = place.of === 'home' ? homes : works;
      const isThere = address.state === place.state && address.city !== '';
      return isThere && !placeProblem(address.city, place, payDate, rules) ? [address.city] : [];
    });
  return Array.from(new Set(found));
}

function stateLineOf({ coverage, lines }: PayTaxes): TaxLine | undefined {
  return coverage.stateIncomeTax === 'calculated' ? lines.find(({ tax }) => tax === 'stateIncomeTax') : undefined;
}

/** The tax in box 17, including the county's where the state reports both together. */
export function stateTaxOf(taxes: PayTaxes): TaxLine | undefined {
  const state = stateLineOf(taxes);
  const county = taxes.lines.find(({ local }) => isInBox17(local));
  if (!state || !county) return state;
  const amount = add(state.amount, county.amount);
  const money = (value: Cents) => ({ unit: 'cents', value }) as const;
  const figures = { tax: money(state.amount), additional: money(county.amount), total: money(amount) };
  const steps = [...state.working.steps, ...county.working.steps, { step: 'addAdditionalTax', figures } as const];
  return { ...state, amount, working: { ...state.working, steps } };
}

/** Nobody typed the year's hours, so the user enters what a program charges by the hour. */
export function isByAssumedHours({ working }: TaxLine): boolean {
  return working.steps.some(({ step }) => step === 'assumedHours');
}

/** What the employee paid into the state programs that box 14 has a label for. */
export function programsOf({ coverage: { state }, lines }: PayTaxes): StateProgram[] {
  if (state === undefined) return [];
  return lines.flatMap((line) => {
    const { tax, amount, taxable, working } = line;
    const label = box14Label(state, tax);
    if (label === undefined || amount === 0 || isByAssumedHours(line)) return [];
    const program = { label, amount, working };
    return tax === 'transit'
      ? [program, { label: OREGON_TRANSIT_WAGES, amount: taxable, working: undefined }]
      : [program];
  });
}

/** What the state leaves untaxed: some states tax deferrals anyway, or deferrals to certain plans. */
export function leftUntaxed({ working }: TaxLine): Cents {
  return sum(working.steps.flatMap((step) => (step.step === 'subtractPreTax' ? [step.figures.amount.value] : [])));
}
