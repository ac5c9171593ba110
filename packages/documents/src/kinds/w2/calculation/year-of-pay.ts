import type {
  FilingStatus,
  PayInput,
  PayTaxes,
  PreTaxDeduction,
  PreTaxKind,
  ReciprocityRules,
  RuleBook,
  StateCertificate,
  TaxLine,
  TaxName,
  Working,
} from '@paperwage/payroll';
import { calculatePay, certificateOn, MissingRulesError, PayProblem, reciprocityOf } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { add, calendarDate, isStateCode, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { amountFault, amountOf } from '../../../drafts/amounts.ts';
import { DEFERRALS_BESIDE_BOX_1, lettersOfCode, UNCOLLECTED_CODES } from '../../../forms/box-12-codes.ts';
import { box14Label, OREGON_TRANSIT_WAGES } from '../../../forms/box-14-labels.ts';
import { formFactsOf } from '../../../forms/form-facts.ts';
import { isInBox17 } from '../../../forms/local-tax-boxes.ts';
import { isFormYear } from '../../../forms/form-edition.ts';
import type { ComputedField } from '../fields.ts';
import { BOX_12_ROWS, PLAN_KINDS } from '../fields.ts';
import { codesOfPlans, planAmount, PLANS } from '../plans.ts';
import type { W2Draft } from '../schema.ts';
import type { WageStep } from './wage-steps.ts';
import { wageSteps, withoutTips } from './wage-steps.ts';

interface WorkedOutBox {
  readonly amount: Cents;
  /** How the tax came about, of which `uncollected` is no part of the box. */
  readonly working: Working | undefined;
  readonly uncollected?: Cents;
  /** How wages came from the pay of the year; only of boxes 1, 3, 5 and 16. */
  readonly wages?: readonly WageStep[];
}

/** The boxes that a year of pay fills; a box without a figure is left blank. */
export type WorkedOut = Readonly<Partial<Record<ComputedField, WorkedOutBox>>> & {
  readonly coverage: PayTaxes['coverage'];
  /** What box 17 assumes of the state's own certificate, which a W-2 does not ask for. */
  readonly certificate?: AssumedCertificate | undefined;
  /** By which the state of work leaves the tax in box 17 to the state of the employee's address. */
  readonly agreement?: ReciprocityRules | undefined;
  /** What the employee paid into programs of the state, as box 14 calls it. */
  readonly programs: readonly StateProgram[];
  /** Programs of the state that are left out, because they charge for hours nobody typed. */
  readonly hourlyPrograms: readonly string[];
  /** Cities of the addresses on the form that tax wages, which boxes 18 to 20 report. */
  readonly taxingCities: readonly string[];
};

/** A certificate that a state withholds by, taken as not filed. */
export interface AssumedCertificate {
  readonly certificate: StateCertificate;
  /** Whether the marital status still counts, as it does where the state goes by Form W-4. */
  readonly followsMaritalStatus: boolean;
}

export interface StateProgram {
  readonly label: string;
  readonly amount: Cents;
  /** Undefined for wages that a label reports beside its tax. */
  readonly working: Working | undefined;
}

/** Why a year of pay could not be worked out, in a sentence that says what to do. */
export interface YearProblem {
  readonly code: 'rules-not-loaded' | 'missing-rules' | 'impossible-pay';
  readonly message: string;
  /** Path in the draft of the field to change. */
  readonly path: string;
}

const FILING_STATUS: Readonly<Record<Exclude<W2Draft['maritalStatus'], ''>, FilingStatus>> = {
  SINGLE: 'single',
  MARRIED: 'marriedJointly',
  HEAD_OF_HOUSEHOLD: 'headOfHousehold',
};

/**
 * The year as one payment: annual gross pay, paid on December 31 of the form's year, less what went into plans before
 * tax. Deferrals to a retirement plan are wages of boxes 3 and 5 and not of box 1; what a cafeteria plan takes is wages
 * of none of them. Tips of box 7 are not in box 3.
 */
export function yearOfPay(draft: W2Draft, rules: RuleBook | undefined): WorkedOut | { readonly problem: YearProblem } {
  if (!rules) {
    const message = 'The tax rules are still loading. The boxes will fill in soon.';
    return { problem: { code: 'rules-not-loaded', message, path: 'state' } };
  }
  if (amountFault(draft.income)) {
    const message = 'Enter the year’s pay in dollars and cents, such as 52,000.00.';
    return { problem: { code: 'impossible-pay', message, path: 'income' } };
  }
  try {
    const input = payInput(draft);
    const taxes = calculatePay(input, rules);
    return {
      ...boxesOf(draft, input, taxes),
      certificate: assumedCertificate(input, taxes, rules),
      agreement: agreementOf(draft, input, taxes, rules),
      taxingCities: taxingCities(draft, input, rules),
    };
  } catch (error) {
    if (!(error instanceof PayProblem)) throw error;
    return { problem: problemOf(error, draft) };
  }
}

/** What a certificate asks that leaves the figure of everybody else as it is. */
const BESIDE_THE_FIGURE: ReadonlySet<string> = new Set(['exempt', 'servicesTaxExempt', 'additionalWithholding']);

/**
 * A state withholds by its own certificate. Without one, some take a rate of their own or claim nothing, so that the
 * marital status of Form W-4 changes nothing; others go by that form.
 */
function assumedCertificate(input: PayInput, taxes: PayTaxes, rules: RuleBook): AssumedCertificate | undefined {
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
function agreementOf(
  { employeeState }: W2Draft,
  { state, payDate }: PayInput,
  taxes: PayTaxes,
  rules: RuleBook,
): ReciprocityRules | undefined {
  if (state === undefined || !isStateCode(employeeState) || !stateLineOf(taxes)?.amount) return undefined;
  return reciprocityOf(state, employeeState, payDate, rules);
}

/**
 * ZIP codes that lie in New York City alone: every one that begins so is named after a borough or neighborhood of it in the
 * list of the package zipcodes (checked 2026-11-26). Those in 110 are partly in Nassau County.
 */
const NEW_YORK_CITY_ZIP = /^(?:10[0-4]|11[1-4]|116)\d\d/;

/**
 * The cities of home and employer that take a tax of wages in the state of work. A W-2 does not ask for a place of work, so
 * no more than that a city has a tax is said.
 */
function taxingCities(draft: W2Draft, input: PayInput, rules: RuleBook): string[] {
  const { state, payDate } = input;
  const { asked, placeProblem } = rules.stateTaxes ?? {};
  if (state === undefined || !asked || !placeProblem) return [];
  const isInNewYork = (ofState: string, zip: string) => ofState === 'NY' && NEW_YORK_CITY_ZIP.test(zip.trim());
  const livesThere = isInNewYork(draft.employeeState, draft.employeeZip);
  const homes = { state: draft.employeeState, city: livesThere ? 'New York City' : draft.employeeCity.trim() };
  // New York City taxes who lives there, and nobody for working there.
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

/** The tax of box 17, with that of the county where the state reports both together. */
function stateTaxOf(taxes: PayTaxes): TaxLine | undefined {
  const state = stateLineOf(taxes);
  const county = taxes.lines.find(({ local }) => isInBox17(local));
  if (!state || !county) return state;
  const amount = add(state.amount, county.amount);
  const money = (value: Cents) => ({ unit: 'cents', value }) as const;
  const figures = { tax: money(state.amount), additional: money(county.amount), total: money(amount) };
  const steps = [...state.working.steps, ...county.working.steps, { step: 'addAdditionalTax', figures } as const];
  return { ...state, amount, working: { ...state.working, steps } };
}

function payInput(draft: W2Draft): PayInput {
  const { state, maritalStatus } = draft;
  const deductions = deductionsOf(draft);
  return {
    payDate: calendarDate(`${draft.year}-12-31`),
    payFrequency: 'ANNUAL',
    grossPay: amountOf(draft.income),
    state: isStateCode(state) ? state : undefined,
    w4: {
      version: '2020',
      filingStatus: FILING_STATUS[maritalStatus || 'SINGLE'],
      step2Checkbox: false,
      step3Credits: amountOf(draft.dependentsAmount),
      otherIncome: ZERO,
      deductions: ZERO,
      extraWithholding: ZERO,
    },
    ...(deductions.length === 0 ? {} : { preTaxDeductions: deductions }),
    yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
  };
}

/** What was entered by kind of plan, and the deferrals that were typed into box 12 for other plans. */
function deductionsOf(draft: W2Draft): PreTaxDeduction[] {
  const entered = PLAN_KINDS.flatMap((kind): PreTaxDeduction[] => {
    const { taxedAs } = PLANS[kind];
    const amount = kind === 'dependentCare' ? untaxedDependentCare(draft) : planAmount(draft, kind);
    return taxedAs === undefined || amount === 0 ? [] : [{ class: taxedAs, amount }];
  });
  const codes = codesOfPlans(draft).map(({ code }) => code);
  const typed = rowsOf(draft, DEFERRALS_BESIDE_BOX_1).filter(({ code }) => !codes.includes(code));
  return [...entered, ...typed.map(({ code, amount }) => ({ class: classOfCode(code), amount }))];
}

/** Benefits above the yearly limit are wages (section 129). */
function untaxedDependentCare(draft: W2Draft): Cents {
  const amount = planAmount(draft, 'dependentCare');
  return isFormYear(Number(draft.year)) ? min(amount, formFactsOf(Number(draft.year)).dependentCareLimit) : amount;
}

function classOfCode(code: string): PreTaxKind {
  const plan = Object.values(PLANS).find((one) => one.code === code);
  return plan?.taxedAs ?? 'otherRetirement';
}

/** What box 12 reports under these codes, row by row. */
function rowsOf(draft: W2Draft, codes: readonly string[]) {
  return BOX_12_ROWS.map((row) => `field${row}` as const)
    .map((path) => ({ path, code: lettersOfCode(draft[`${path}Code`]), amount: amountOf(draft[path]) }))
    .filter(({ code, amount }) => codes.includes(code) && amount > 0);
}

/** The tax of the year without what box 12 reports as not collected, which stands there in its place. */
function collected(draft: W2Draft, { amount, working }: TaxLine, field: keyof typeof UNCOLLECTED_CODES): WorkedOutBox {
  const uncollected = min(amount, sum(rowsOf(draft, UNCOLLECTED_CODES[field]).map((row) => row.amount)));
  return uncollected === 0 ? { amount, working } : { amount: subtract(amount, uncollected), working, uncollected };
}

function boxesOf(
  draft: W2Draft,
  { grossPay, preTaxDeductions = [] }: PayInput,
  taxes: PayTaxes,
): Omit<WorkedOut, 'taxingCities'> {
  const lineOf = (tax: TaxName) => taxes.lines.find((line) => line.tax === tax);
  const [federal, socialSecurity, medicare] = [
    lineOf('federalIncomeTax')!,
    lineOf('socialSecurity')!,
    lineOf('medicare')!,
  ];
  const state = stateTaxOf(taxes);
  const tips = min(amountOf(draft.socialSecurityTips), socialSecurity.taxable);
  const wages = subtract(grossPay, sum(preTaxDeductions.map(({ amount }) => amount)));
  const stepsTo = (line: TaxLine) => wageSteps(draft, grossPay, line, untaxedDependentCare(draft));
  const wagesBox = (amount: Cents, steps: readonly WageStep[]) => ({ amount, working: undefined, wages: steps });
  const insured = {
    socialSecurityWages: wagesBox(
      subtract(socialSecurity.taxable, tips),
      withoutTips(stepsTo(socialSecurity), socialSecurity.taxable, tips),
    ),
    socialSecurityTax: collected(draft, socialSecurity, 'socialSecurityTax'),
    medicareWages: wagesBox(medicare.taxable, stepsTo(medicare)),
    medicareTax: collected(draft, medicare, 'medicareTax'),
  };
  return {
    wagesTipsOther: wagesBox(max(ZERO, wages), stepsTo(federal)),
    federalIncomeTax: federal,
    ...(isBelowHouseholdThreshold(draft, medicare.taxable) ? {} : insured),
    ...(state
      ? {
          stateWagesTips: wagesBox(max(ZERO, subtract(grossPay, leftUntaxed(state))), stepsTo(state)),
          stateIncomeTax: state,
        }
      : {}),
    coverage: taxes.coverage,
    programs: programsOf(taxes),
    hourlyPrograms: taxes.lines.filter(isByAssumedHours).map(({ title, tax }) => title ?? tax),
  };
}

/** Nobody typed the hours of a year, so the user enters what a program charges by the hour. */
function isByAssumedHours({ working }: TaxLine): boolean {
  return working.steps.some(({ step }) => step === 'assumedHours');
}

function programsOf({ coverage: { state }, lines }: PayTaxes): StateProgram[] {
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

/** A household reports no wages of social security and Medicare while they are below the threshold of the year. */
function isBelowHouseholdThreshold({ householdEmployer, year }: W2Draft, wages: Cents): boolean {
  return householdEmployer && isFormYear(Number(year)) && wages < formFactsOf(Number(year)).householdThreshold;
}

/** What the state leaves untaxed: some take their tax of deferrals all the same, or of those to certain plans. */
function leftUntaxed({ working }: TaxLine): Cents {
  return sum(working.steps.flatMap((step) => (step.step === 'subtractPreTax' ? [step.figures.amount.value] : [])));
}

function problemOf(error: PayProblem, draft: W2Draft): YearProblem {
  if (error instanceof MissingRulesError) return { code: 'missing-rules', message: error.message, path: 'year' };
  const isDeferral = error.code === 'preTaxAboveGross';
  const message = isDeferral ? 'Deductions are more than income. Lower them, or check the income.' : error.message;
  return { code: 'impossible-pay', message, path: isDeferral ? largestDeduction(draft) : 'income' };
}

/** Where the largest deduction was entered. */
function largestDeduction(draft: W2Draft): string {
  const places = [
    ...PLAN_KINDS.map((kind) => ({ path: `planAmounts.${kind}`, amount: planAmount(draft, kind) })),
    ...rowsOf(draft, DEFERRALS_BESIDE_BOX_1),
  ].sort((a, b) => b.amount - a.amount);
  return places[0]!.path;
}
