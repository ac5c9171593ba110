import type { Figure, FigureName, StepName, TaxLine, WorkingStep } from '@paperwage/payroll';
import { explanationText } from './explain-working.ts';
import { formatFigure } from './format-figure.ts';
import { recomputeEquation } from './printed-equation.fixture.ts';

/** The figures of a step as numbers, read from what is printed of them. */
type Printed<Name extends StepName> = Readonly<Record<FigureName<Name>, number>>;

/** One period a year leaves the figure as it is, and has no equation. */
interface OfPeriods<Name extends StepName> {
  readonly isSame: (figures: Printed<Name>) => boolean;
}

/**
 * How a step is worked out again: `equation`, its sentence says it in signs; `words`, it states something and no
 * result of its own; else by what its sentence says in words.
 */
type Recomputed = {
  readonly [Name in StepName]: 'equation' | 'words' | ((figures: Printed<Name>) => boolean) | OfPeriods<Name>;
};

const RECOMPUTED: Recomputed = {
  earlierTables: ({ missing, used }) => used < missing,
  figuresOfNewYear: 'words',
  subtractPreTax: ({ wages, amount, remaining }) => remaining === Math.max(0, wages - amount),
  preTaxStaysTaxed: 'words',
  preTaxAssumedTaxed: 'words',
  subtractTips: ({ wages, tips, remaining }) => remaining === Math.max(0, wages - tips),
  subtractExemptOvertime: ({ wages, overtime, remaining }) => remaining === Math.max(0, wages - overtime),
  reciprocity: 'words',
  homeStateSettles: 'words',
  noReciprocityForm: 'words',
  noSupplementalRate: 'words',
  supplementalRateByWages: 'words',
  shareOfFederalTax: 'equation',
  setSupplementalApart: ({ gross, supplemental, regular }) => regular === gross - supplemental,
  addSupplementalToWages: ({ regular, supplemental, gross }) => gross === regular + supplemental,
  exemptFromFederal: 'words',
  exemptToThreshold: 'words',
  addForNonresidentAlien: 'equation',
  nonresidentAlienAsSingle: 'words',
  annualize: { isSame: ({ wages, annual }) => wages === annual },
  addOtherIncome: 'equation',
  withholdingAdjustment: 'words',
  noWithholdingAdjustment: 'words',
  addDeductions: 'equation',
  subtractDeductions: 'equation',
  countAllowances: 'equation',
  subtractAllowances: 'equation',
  standardSchedule: 'words',
  step2Schedule: 'words',
  belowFirstBracket: ({ amount, upTo }) => amount <= upTo,
  applyBracket: 'equation',
  divideByPeriods: { isSame: ({ annual, perPeriod }) => annual === perPeriod },
  divideUnrounded: 'equation',
  creditsPerPeriod: { isSame: ({ credits, perPeriod }) => credits === perPeriod },
  subtractCredits: 'equation',
  addExtraWithholding: 'equation',
  applyRate: 'equation',
  underWageBase: ({ wages, before, wageBase }) => before + wages <= wageBase,
  capAtWageBase: ({ wages, before, wageBase, taxable }) => taxable === wageBase - before && taxable < wages,
  fillWageBase: ({ wages, before, wageBase, taxable }) => taxable === wageBase - before && taxable < wages,
  wageBaseReached: ({ before, wageBase }) => before >= wageBase,
  additionalRate: 'equation',
  addAdditionalTax: 'equation',
  supplementalRate: 'equation',
  supplementalAboveThreshold: 'equation',
  addSupplementalTax: 'equation',
  limitToPay: ({ tax, available, limited }) => limited === available && limited < tax,
  capExtraWithholding: 'equation',
  noStateWageTax: 'words',
  exemptFromState: 'words',
  withoutStateCertificate: 'words',
  nothingClaimed: 'words',
  rateWithoutCertificate: 'equation',
  allowancesNotAsked: 'words',
  dependentsNotAsked: 'words',
  filingStatusNotAsked: 'words',
  certificateTakenAsFiled: 'words',
  stateStandardDeduction: 'words',
  stateStandardDeductionForAll: 'words',
  percentStandardDeduction: 'equation',
  reducedStandardDeduction: ({ full, deduction }) => deduction >= 0 && deduction <= full,
  assumedAllowances: 'equation',
  lowRatesSaving: 'equation',
  noDeductionWithoutAllowance: 'words',
  firstAndFurther: 'equation',
  personalExemption: 'words',
  statedExemption: 'words',
  exemptionsEnd: ({ annual, limit }) => annual > limit,
  addUpDeductions: 'words',
  addUpPeriodDeductions: 'words',
  deductionPerPeriod: { isSame: ({ deduction, perPeriod }) => deduction === perPeriod },
  subtractFromWages: 'equation',
  stateSchedule: 'words',
  stateScheduleForAll: 'words',
  oneEarnerSchedule: 'words',
  twoEarnerSchedule: 'words',
  subtractYearlyCredits: 'equation',
  multiplyTax: 'equation',
  roundToDollar: ({ amount, rounded }) => rounded === Math.round(amount / 100) * 100,
  roundUpToDollar: ({ amount, rounded }) => rounded === Math.ceil(amount / 100) * 100,
  federalTaxDeduction: { isSame: ({ withheld, deduction }) => withheld === deduction },
  federalTaxCap: ({ federal, cap, deduction }) => deduction === Math.min(federal, cap),
  belowLowIncome: ({ annual, limit }) => annual <= limit,
  middleOfBand: ({ amount, middle }) => middle === Math.floor(amount / 10_000) * 10_000 + 5_000,
  payrollTaxDeduction: 'equation',
  surtax: 'equation',
  creditOfPeriod: 'equation',
  creditFallsFrom: 'equation',
  creditReduction: 'equation',
  reduceCredit: 'equation',
  exemptionValue: 'words',
  allowancesOfPeriod: 'equation',
  applyPeriodBracket: 'equation',
  periodTable: 'words',
  yearlyTable: 'words',
  exemptionByWages: 'words',
  addByWages: 'equation',
  creditShare: ({ tax, rate, remaining }) => remaining === tax - Math.round((tax * rate) / 1_000_000),
  yearlyRate: 'equation',
  stateTaxableOfYear: 'words',
  stateTaxableOfPeriod: 'words',
  noCountyGiven: 'words',
  livesOutsideState: 'words',
  countyRateStated: 'words',
  shareOfStateTax: 'equation',
  shareOfSupplementalTax: 'equation',
  cityDeduction: 'words',
  exclusionByWages: ({ annual, exclusion, remaining }) => remaining === annual - exclusion,
  livesAndWorksInPlace: 'words',
  livesInPlace: 'words',
  worksInPlace: 'words',
  livedInPlaceOnJanuary1: 'words',
  livesInPlaceWorkAssumed: 'words',
  worksInPlaceHomeUnknown: 'words',
  higherOfHomeAndWork: 'words',
  otherPlaceCredit: 'equation',
  yearlyAmountPerPeriod: { isSame: ({ yearly, perPeriod }) => yearly === perPeriod },
  yearlyAmountTaken: 'words',
  servicesTaxExempt: 'words',
  exemptionMayBeClaimed: ({ annual, limit }) => annual < limit,
  monthlyFee: 'equation',
  feeOfMonthTaken: 'words',
  belowMonthlyWages: ({ monthly, limit }) => monthly < limit,
  weeklyFee: 'equation',
  countyFeeApart: 'words',
  belowLocalThreshold: ({ annual, limit }) => annual < limit,
  electedRate: 'equation',
  unemploymentAndWorkforce: ({ unemployment, workforce, total }) => total === unemployment + workforce,
  medicalAndFamily: ({ medical, family, total }) => total === medical + family,
  employeeShare: 'equation',
  limitToYearlyMaximum: ({ before, maximum, limited }) => limited === Math.max(0, maximum - before),
  limitToMaximumEstimated: ({ before, maximum, limited }) => limited === Math.max(0, maximum - before),
  makeUpToYearlyMaximum: ({ before, maximum, total }) => total === maximum - before,
  limitToWeeklyMaximum: 'equation',
  assumedHours: 'equation',
  perHour: 'equation',
  mostAllowed: 'words',
  perQuarter: 'equation',
  notLastOfQuarter: 'words',
};

/** Results of earlier steps, by the step that goes on with them: the figures that must have been printed before. */
const CARRIED: { readonly [Name in StepName]?: readonly FigureName<Name>[] } = {
  addOtherIncome: ['annual'],
  addDeductions: ['adjustment'],
  subtractDeductions: ['amount', 'deductions'],
  subtractAllowances: ['amount', 'allowances'],
  divideByPeriods: ['annual'],
  subtractCredits: ['tax', 'credits'],
  addExtraWithholding: ['tax'],
  capExtraWithholding: ['tax'],
  addAdditionalTax: ['tax', 'additional'],
  addSupplementalTax: ['regular', 'supplemental'],
  limitToPay: ['tax'],
  lowRatesSaving: ['tax'],
  deductionPerPeriod: ['deduction'],
  subtractFromWages: ['deduction'],
  multiplyTax: ['tax'],
  roundToDollar: ['amount'],
  roundUpToDollar: ['amount'],
  federalTaxCap: ['federal'],
  middleOfBand: ['amount'],
  creditShare: ['tax'],
  creditReduction: ['from'],
  reduceCredit: ['credit', 'reduction'],
  employeeShare: ['premium'],
};

/** The steps whose result `addUpDeductions` adds up. */
const DEDUCTIONS: ReadonlySet<StepName> = new Set<StepName>([
  'allowancesOfPeriod',
  'assumedAllowances',
  'cityDeduction',
  'countAllowances',
  'federalTaxCap',
  'federalTaxDeduction',
  'firstAndFurther',
  'payrollTaxDeduction',
  'percentStandardDeduction',
  'personalExemption',
  'reducedStandardDeduction',
  'statedExemption',
  'stateStandardDeduction',
  'stateStandardDeductionForAll',
]);

/** What is wrong in the printed explanation of a line; nothing where each step gives its result and the last the tax. */
export function wrongSteps(line: TaxLine): readonly string[] {
  const { steps } = line.working;
  const wrong = steps.flatMap((step) => wrongStep(line, step));
  steps.forEach((step, index) => wrong.push(...wrongCarry(step, steps.slice(0, index))));
  const last = steps.flatMap(resultOf).at(-1) ?? 0;
  if (last !== line.amount) wrong.push(`The steps end with ${last}, the tax is ${line.amount}`);
  return wrong;
}

function wrongStep(line: TaxLine, step: WorkingStep): string[] {
  const text = explanationText({ ...line.working, steps: [step] });
  const equations = text.filter((sentence) => sentence.includes(' = '));
  const how = RECOMPUTED[step.step];
  const wrong = equations.flatMap((sentence) => {
    const { printed, recomputed } = recomputeEquation(sentence);
    return printed === recomputed ? [] : [`${sentence}: recomputed, ${recomputed}`];
  });
  const figures = printedFigures(step);
  const isOneOfYear = typeof how === 'object' && figures['periods'] === 1;
  const expected = how === 'equation' || (typeof how === 'object' && !isOneOfYear) ? 1 : undefined;
  if (expected !== undefined && equations.length !== expected) {
    wrong.push(`${step.step} has ${equations.length} equations`);
  }
  const check = (typeof how === 'function' ? how : isOneOfYear ? how.isSame : () => true) as (given: object) => boolean;
  if (!check(figures)) wrong.push(`${step.step}: ${text.join('. ')}`);
  return wrong;
}

function wrongCarry(step: WorkingStep, before: readonly WorkingStep[]): string[] {
  if (step.step === 'addUpDeductions' || step.step === 'addUpPeriodDeductions')
    return wrongSum(step.figures.total.value, before);
  const figures = printedFigures(step);
  const reached = new Set(
    before.flatMap(({ figures: earlier }) => Object.values<Figure>(earlier).map(({ value }) => value)),
  );
  return (CARRIED[step.step] ?? []).flatMap((name: string) => {
    const value = figures[name]!;
    return value === 0 || reached.has(value) ? [] : [`${step.step} goes on with ${name} ${value}, which no step gives`];
  });
}

/** The total is that of some of the deductions told before, counted back from the last. */
function wrongSum(total: number, before: readonly WorkingStep[]): string[] {
  const amounts = before
    .filter(({ step }, index) => DEDUCTIONS.has(step) && before[index + 1]?.step !== 'federalTaxCap')
    .flatMap(resultOf);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return sum === total ? [] : [`The deductions come to ${sum}, not to ${total}`];
}

const RESULTS: readonly string[] = [
  'total',
  'remaining',
  'reduction',
  'limited',
  'tax',
  'perPeriod',
  'rounded',
  'deduction',
  'fee',
  'part',
  'exemption',
];

/** The amount a step ends with, if it has one. */
function resultOf({ step, figures }: WorkingStep): number[] {
  if (RECOMPUTED[step] === 'words' && !DEDUCTIONS.has(step)) return TAKES_NOTHING.has(step) ? [0] : [];
  if (TAKES_NOTHING.has(step)) return [0];
  const name = RESULTS.find((one) => one in figures);
  const figure = name === undefined ? undefined : (figures as Readonly<Record<string, Figure>>)[name];
  return figure?.unit === 'cents' ? [figure.value] : [];
}

/** The steps that say that nothing is taken. */
const TAKES_NOTHING: ReadonlySet<StepName> = new Set<StepName>([
  'belowFirstBracket',
  'belowLocalThreshold',
  'belowLowIncome',
  'belowMonthlyWages',
  'exemptFromFederal',
  'exemptFromState',
  'feeOfMonthTaken',
  'noStateWageTax',
  'notLastOfQuarter',
  'servicesTaxExempt',
  'wageBaseReached',
  'yearlyAmountTaken',
]);

/** Numbers of the smallest printed unit: cents, and millionths of a rate. */
function printedFigures({ figures }: WorkingStep): Readonly<Record<string, number>> {
  const read = Object.entries<Figure>(figures).map(([name, figure]) => [name, readFigure(figure)] as const);
  return Object.fromEntries(read);
}

function readFigure(figure: Figure): number {
  const digits = Number(formatFigure(figure).replace(/[,%]/g, ''));
  if (figure.unit === 'cents') return Math.round(digits * 100);
  return figure.unit === 'rate' ? Math.round(digits * 10_000) : digits;
}
