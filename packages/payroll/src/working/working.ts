import type { Cents, Quantity, Rate, StateCode, UnitPrice } from '@paperwage/values';
import type { StateFilingStatus } from '../pay-input/elections.ts';
import type { PreTaxKind } from '../pay-input/pre-tax-deductions.ts';

/** What a figure counts. A sentence writes each unit in its own way, so a new unit must be added there too. */
export type FigureUnit =
  'cents' | 'rate' | 'count' | 'hours' | 'price' | 'filingStatus' | 'stateFilingStatus' | 'state' | 'preTaxClass';

export type FilingStatus = 'single' | 'marriedJointly' | 'headOfHousehold';

export type Figure =
  | { readonly unit: 'cents'; readonly value: Cents }
  | { readonly unit: 'rate'; readonly value: Rate }
  | { readonly unit: 'count'; readonly value: number }
  | { readonly unit: 'hours'; readonly value: Quantity }
  | { readonly unit: 'price'; readonly value: UnitPrice }
  | { readonly unit: 'filingStatus'; readonly value: FilingStatus }
  | { readonly unit: 'stateFilingStatus'; readonly value: StateFilingStatus }
  | { readonly unit: 'state'; readonly value: StateCode }
  | { readonly unit: 'preTaxClass'; readonly value: PreTaxKind };

/**
 * Every step a working may contain, with the names and units of its figures. The sentences are kept with the documents,
 * keyed by these names: a step without a sentence, or a sentence with a figure its step doesn't have, doesn't compile
 * there. Steps say what is done, not for which tax, so that state methods can share them.
 */
export const STEP_FIGURES = {
  /** The figures are those of `used`, because those of the `missing` year are not published or not entered yet. */
  earlierTables: { missing: 'count', used: 'count' },
  /** Of those figures, the ones already published for the new year are used. */
  figuresOfNewYear: { year: 'count' },
  /** A pre-tax deduction that lowers the wages of this tax; `remaining` is never below zero. */
  subtractPreTax: { wages: 'cents', class: 'preTaxClass', amount: 'cents', remaining: 'cents' },
  /** A pre-tax deduction that doesn't reduce the wages of this tax. */
  preTaxStaysTaxed: { class: 'preTaxClass', amount: 'cents' },
  /** The same, but we found no rule for it and only assume it. */
  preTaxAssumedTaxed: { class: 'preTaxClass', amount: 'cents' },
  /** Tips within the wages, on which the program takes nothing. */
  subtractTips: { wages: 'cents', tips: 'cents', remaining: 'cents' },
  /** Overtime pay this state doesn't tax on the pay date; `remaining` is never below zero. */
  subtractExemptOvertime: { wages: 'cents', overtime: 'cents', remaining: 'cents' },
  /** Work is done in `work`; under an agreement with it, the home state's tax is withheld instead of its own. */
  reciprocity: { work: 'state', home: 'state' },
  /** Work is done in `work`, which taxes it; the yearly return of the home state settles what that state takes. */
  homeStateSettles: { work: 'state', home: 'state' },
  /** There is such an agreement, but the employee didn't file the form it requires. */
  noReciprocityForm: { work: 'state', home: 'state' },
  /** The state publishes no rate for supplemental wages alone. */
  noSupplementalRate: { state: 'state' },
  /** The rate for supplemental wages depends on annual regular wages. */
  supplementalRateByWages: { annual: 'cents', rate: 'rate' },
  /** The state takes a share of the federal income tax withheld from the supplemental wages. */
  shareOfFederalTax: { federal: 'cents', rate: 'rate', tax: 'cents' },
  /** `supplemental`, such as a bonus, is withheld on separately at a flat rate; `regular` is what is left of `gross`. */
  setSupplementalApart: { gross: 'cents', supplemental: 'cents', regular: 'cents' },
  /** `supplemental` is withheld on together with regular wages, as one payment of `gross`. */
  addSupplementalToWages: { regular: 'cents', supplemental: 'cents', gross: 'cents' },
  /** Form W-4 claims exemption: no federal income tax is withheld. */
  exemptFromFederal: {},
  /** Form W-4's exemption doesn't cover the year's supplemental wages above `threshold`. */
  exemptToThreshold: { threshold: 'cents' },
  /** A nonresident alien: an amount added to the wages, for federal income tax alone. */
  addForNonresidentAlien: { wages: 'cents', added: 'cents', total: 'cents' },
  /** A nonresident alien is withheld on as single, whatever filing status the form says. */
  nonresidentAlienAsSingle: {},
  /** `wages` of one period times the `periods` in a year. */
  annualize: { wages: 'cents', periods: 'count', annual: 'cents' },
  /** Form W-4 step 4(a), a yearly amount, added to the annual wages. */
  addOtherIncome: { annual: 'cents', otherIncome: 'cents', total: 'cents' },
  /** The yearly amount Publication 15-T allows everyone whose step 2 box is not checked (line 1g). */
  withholdingAdjustment: { filingStatus: 'filingStatus', adjustment: 'cents' },
  /** The step 2 box is checked: line 1g is zero. */
  noWithholdingAdjustment: {},
  /** Form W-4 step 4(b), a yearly amount, added to the adjustment (line 1h). */
  addDeductions: { adjustment: 'cents', deductions: 'cents', total: 'cents' },
  /** A yearly amount taken off; `remaining` is never below zero. */
  subtractDeductions: { amount: 'cents', deductions: 'cents', remaining: 'cents' },
  /** Allowances, exemptions or dependents: their number times an annual amount each. */
  countAllowances: { allowances: 'count', each: 'cents', total: 'cents' },
  /** The total of the allowances taken off; `remaining` is never below zero. */
  subtractAllowances: { amount: 'cents', allowances: 'cents', remaining: 'cents' },
  /** The standard withholding rate schedule is used, for this filing status. */
  standardSchedule: { filingStatus: 'filingStatus' },
  /** The schedule for a checked step 2 box is used, for this filing status. */
  step2Schedule: { filingStatus: 'filingStatus' },
  /** `amount` is not above `upTo`, where the schedule's first rate begins: no tax. */
  belowFirstBracket: { amount: 'cents', upTo: 'cents' },
  /** `amount` is above `over` by `excess`: `tax` = `base` + `rate` of `excess`, a yearly amount. */
  applyBracket: { amount: 'cents', over: 'cents', excess: 'cents', base: 'cents', rate: 'rate', tax: 'cents' },
  /** A yearly tax divided by the periods in a year. */
  divideByPeriods: { annual: 'cents', periods: 'count', perPeriod: 'cents' },
  /**
   * The same, if dividing the tax in whole cents would give a different cent: `base` + `rate` of `excess`, divided
   * unrounded.
   */
  divideUnrounded: { base: 'cents', excess: 'cents', rate: 'rate', periods: 'count', perPeriod: 'cents' },
  /** Yearly credits (Form W-4 step 3) divided by the periods in a year. */
  creditsPerPeriod: { credits: 'cents', periods: 'count', perPeriod: 'cents' },
  /** Credits of the period taken off the tax; `remaining` is never below zero. */
  subtractCredits: { tax: 'cents', credits: 'cents', remaining: 'cents' },
  /** An amount the employee asked to have withheld in addition, each period. */
  addExtraWithholding: { tax: 'cents', extra: 'cents', total: 'cents' },
  /** A rate of the wages: `tax` = `rate` of `wages`. */
  applyRate: { wages: 'cents', rate: 'rate', tax: 'cents' },
  /** With `before` paid earlier this year, all of `wages` still fits under the yearly `wageBase`. */
  underWageBase: { wages: 'cents', before: 'cents', wageBase: 'cents' },
  /** Only `taxable` of `wages` still fits under the annual `wageBase`, because `before` was paid earlier this year. */
  capAtWageBase: { wages: 'cents', before: 'cents', wageBase: 'cents', taxable: 'cents' },
  /** The same for a payment that brings the year's tax up to its maximum. */
  fillWageBase: { wages: 'cents', before: 'cents', wageBase: 'cents', taxable: 'cents' },
  /** `before` has already reached the annual `wageBase`: nothing more is taxed this year. */
  wageBaseReached: { before: 'cents', wageBase: 'cents' },
  /**
   * Wages of the year, `before` and `wages`, pass `threshold`: the part of this payment above it, `excess`, is taxed
   * by an additional `rate`.
   */
  additionalRate: { before: 'cents', wages: 'cents', threshold: 'cents', excess: 'cents', rate: 'rate', tax: 'cents' },
  /** The tax so far and the additional tax together. */
  addAdditionalTax: { tax: 'cents', additional: 'cents', total: 'cents' },
  /** The flat rate on supplemental wages. */
  supplementalRate: { supplemental: 'cents', rate: 'rate', tax: 'cents' },
  /**
   * Supplemental wages of the year, `before` and `supplemental`, pass `threshold`: the part of this payment above it,
   * `excess`, is always withheld at the higher `rate`.
   */
  supplementalAboveThreshold: {
    before: 'cents',
    supplemental: 'cents',
    threshold: 'cents',
    excess: 'cents',
    rate: 'rate',
    tax: 'cents',
  },
  /** The tax on regular wages and the tax on supplemental wages together. */
  addSupplementalTax: { regular: 'cents', supplemental: 'cents', total: 'cents' },
  /** No more can be withheld than is left of the pay: `tax` was more than `available`. */
  limitToPay: { tax: 'cents', available: 'cents', limited: 'cents' },
  /** All taxes together leave room for only `extra` of the requested extra withholding `asked`. */
  capExtraWithholding: { asked: 'cents', tax: 'cents', extra: 'cents', total: 'cents' },
  /** The state taxes no wages. */
  noStateWageTax: { state: 'state' },
  /** The employee's certificate claims exemption from the state's withholding. */
  exemptFromState: { state: 'state' },
  /** No certificate of the state was given: nothing is claimed on it, and the filing status is that of Form W-4. */
  withoutStateCertificate: { state: 'state', filingStatus: 'stateFilingStatus' },
  /** The same, if filing status changes nothing. */
  nothingClaimed: { state: 'state' },
  /** No state certificate was given, so the state takes a `rate` of all `wages`. */
  rateWithoutCertificate: { state: 'state', wages: 'cents', rate: 'rate', tax: 'cents' },
  /** What was given but the state's certificate doesn't ask for, so it changes nothing. */
  allowancesNotAsked: { state: 'state', allowances: 'count' },
  dependentsNotAsked: { state: 'state', dependents: 'count' },
  filingStatusNotAsked: { state: 'state', filingStatus: 'stateFilingStatus' },
  /** Nothing but such entries was given; they still say that the employee has filed the certificate. */
  certificateTakenAsFiled: { state: 'state' },
  /** The annual amount the state doesn't tax for anyone with this status. */
  stateStandardDeduction: { filingStatus: 'stateFilingStatus', deduction: 'cents' },
  /** The state's yearly deduction that is the same for every filing status. */
  stateStandardDeductionForAll: { deduction: 'cents' },
  /** The state's yearly deduction as a share of the yearly wages, at least `minimum` and at most `maximum`. */
  percentStandardDeduction: { annual: 'cents', rate: 'rate', minimum: 'cents', maximum: 'cents', deduction: 'cents' },
  /** A yearly deduction of `full` is less for wages above `start` and ends at `end`: `deduction` is left of it. */
  reducedStandardDeduction: { full: 'cents', start: 'cents', end: 'cents', deduction: 'cents' },
  /** No certificate says how many exemptions are claimed, so the number the law grants in that case counts. */
  assumedAllowances: { allowances: 'count', each: 'cents', total: 'cents' },
  /** What rates below the schedule's first rate take off a year's tax; `remaining` is never below zero. */
  lowRatesSaving: { tax: 'cents', saving: 'cents', remaining: 'cents' },
  /** No allowance is claimed, so the state leaves nothing untaxed. */
  noDeductionWithoutAllowance: {},
  /** Exemptions, where the `firsts` are worth `first` each and the `further` ones `each`. */
  firstAndFurther: { firsts: 'count', first: 'cents', further: 'count', each: 'cents', total: 'cents' },
  /** The personal exemption of this status, a yearly amount. */
  personalExemption: { filingStatus: 'stateFilingStatus', exemption: 'cents' },
  /** A yearly amount that the state's certificate itself states. */
  statedExemption: { exemption: 'cents' },
  /** Annual wages are above `limit`, so exemptions no longer count. */
  exemptionsEnd: { annual: 'cents', limit: 'cents' },
  /** Several yearly deductions together. */
  addUpDeductions: { total: 'cents' },
  /** Several deductions of one period together. */
  addUpPeriodDeductions: { total: 'cents' },
  /** A yearly deduction divided by the periods in a year. */
  deductionPerPeriod: { deduction: 'cents', periods: 'count', perPeriod: 'cents' },
  /** The share of the deductions for this period taken off its wages; `remaining` is never below zero. */
  subtractFromWages: { wages: 'cents', deduction: 'cents', remaining: 'cents' },
  /** The schedule of the state is used, for this status. */
  stateSchedule: { filingStatus: 'stateFilingStatus' },
  /** The schedule of the state is used, which is the same for everyone. */
  stateScheduleForAll: {},
  /** West Virginia: the schedule for one earner, or for two. */
  oneEarnerSchedule: {},
  twoEarnerSchedule: {},
  /** Yearly credits taken off the yearly tax; `remaining` is never below zero. */
  subtractYearlyCredits: { tax: 'cents', credits: 'cents', remaining: 'cents' },
  /** The annual tax multiplied by a factor the state prints. */
  multiplyTax: { tax: 'cents', factor: 'rate', total: 'cents' },
  /** The state rounds here to a whole dollar. */
  roundToDollar: { amount: 'cents', rounded: 'cents' },
  /** The state rounds up to the next whole dollar here. */
  roundUpToDollar: { amount: 'cents', rounded: 'cents' },
  /** Federal income tax of the period, times the periods of the year, which the state leaves untaxed. */
  federalTaxDeduction: { withheld: 'cents', periods: 'count', deduction: 'cents' },
  /** At these wages, only `cap` of a year's federal income tax counts. */
  federalTaxCap: { federal: 'cents', cap: 'cents', deduction: 'cents' },
  /** The yearly wages are not above `limit`: the state withholds nothing. */
  belowLowIncome: { annual: 'cents', limit: 'cents' },
  /** The state reads its schedule at the middle of a band of 100 dollars. */
  middleOfBand: { amount: 'cents', middle: 'cents' },
  /** Payroll taxes and retirement contributions of the period, times the periods, at most `cap` a year. */
  payrollTaxDeduction: { withheld: 'cents', periods: 'count', cap: 'cents', deduction: 'cents' },
  /** A yearly amount above `threshold` is taxed by an additional rate. */
  surtax: { amount: 'cents', threshold: 'cents', excess: 'cents', rate: 'rate', tax: 'cents' },
  /** Utah: an annual credit, and the annual wages above which it shrinks, for one period in whole dollars. */
  creditOfPeriod: { credit: 'cents', periods: 'count', perPeriod: 'cents' },
  creditFallsFrom: { annual: 'cents', periods: 'count', perPeriod: 'cents' },
  /** What a credit is reduced by: a rate on the wages above `from`. */
  creditReduction: { wages: 'cents', from: 'cents', rate: 'rate', reduction: 'cents' },
  /** A credit less its reduction; `remaining` is never below zero. */
  reduceCredit: { credit: 'cents', reduction: 'cents', remaining: 'cents' },
  /** What the state says an exemption of this size is worth in tax. */
  exemptionValue: { exemption: 'cents', value: 'cents' },
  /** Allowances: their number times what each takes off a period's wages. */
  allowancesOfPeriod: { allowances: 'count', each: 'cents', total: 'cents' },
  /** `tax` = `base` + `rate` of `excess`, for one period. */
  applyPeriodBracket: { amount: 'cents', over: 'cents', excess: 'cents', base: 'cents', rate: 'rate', tax: 'cents' },
  /** The table printed for the pay period is used, by the letter or code on the certificate. */
  periodTable: {},
  /** The yearly table is used, by the letter or code on the certificate. */
  yearlyTable: {},
  /** A yearly exemption that falls as yearly wages rise. */
  exemptionByWages: { annual: 'cents', exemption: 'cents' },
  /** An amount added to the annual tax, by annual wages: the benefit of a low rate, which high wages lose. */
  addByWages: { tax: 'cents', added: 'cents', total: 'cents' },
  /** A share of the yearly tax that is forgiven, by yearly wages. */
  creditShare: { tax: 'cents', rate: 'rate', remaining: 'cents' },
  /** One rate for all of a yearly amount. */
  yearlyRate: { amount: 'cents', rate: 'rate', tax: 'cents' },
  /** What the state taxes for a year, or this period, is what the county's rate applies to. */
  stateTaxableOfYear: { amount: 'cents' },
  stateTaxableOfPeriod: { amount: 'cents' },
  /** Why a rate other than a named county's applies. */
  noCountyGiven: {},
  livesOutsideState: {},
  countyRateStated: {},
  /** A share of the state's tax for a year, or of its tax on this period's supplemental wages. */
  shareOfStateTax: { tax: 'cents', rate: 'rate', part: 'cents' },
  shareOfSupplementalTax: { tax: 'cents', rate: 'rate', part: 'cents' },
  /** What a city doesn't tax, out of the year's or the period's wages. */
  cityDeduction: { filingStatus: 'stateFilingStatus', deduction: 'cents' },
  /** An untaxed amount shrinks as annual wages rise. */
  exclusionByWages: { annual: 'cents', exclusion: 'cents', remaining: 'cents' },
  /** Why a place taxes this employee. */
  livesAndWorksInPlace: {},
  livesInPlace: {},
  worksInPlace: {},
  /** The county where the employee lived on January 1 counts for the whole year. */
  livedInPlaceOnJanuary1: {},
  /** The same, if the place of work wasn't named and we assume it is the home. */
  livesInPlaceWorkAssumed: {},
  /** The work is done there; we don't know where the employee lives, so the nonresident rate is used. */
  worksInPlaceHomeUnknown: {},
  /** The higher of the home's resident rate and the workplace's nonresident rate is withheld. */
  higherOfHomeAndWork: { home: 'rate', work: 'rate' },
  /** What another place takes from the same pay is subtracted; `remaining` is never below zero. */
  otherPlaceCredit: { tax: 'cents', credit: 'cents', remaining: 'cents' },
  /** A yearly amount in equal parts, rounded down. */
  yearlyAmountPerPeriod: { yearly: 'cents', periods: 'count', perPeriod: 'cents' },
  /** The year's payments before this one have taken all of an annual amount. */
  yearlyAmountTaken: { yearly: 'cents', periods: 'count' },
  /** The employee has claimed exemption from the services tax. */
  servicesTaxExempt: {},
  /** Annual wages are below `limit`, so the employee may claim exemption. */
  exemptionMayBeClaimed: { annual: 'cents', limit: 'cents' },
  /** Dollars a month, taken from the first payment of a month, or for each month of a longer period. */
  monthlyFee: { perMonth: 'cents', months: 'count', fee: 'cents' },
  feeOfMonthTaken: { perMonth: 'cents' },
  /** A month's wages are below `limit`, where a fee starts. */
  belowMonthlyWages: { monthly: 'cents', limit: 'cents' },
  /** Dollars a week: the year's weeks in equal parts. */
  weeklyFee: { perWeek: 'cents', weeks: 'count', periods: 'count', perPeriod: 'cents' },
  /** A county may charge a fee in addition to the city's; it is asked for separately. */
  countyFeeApart: {},
  /** Annual wages are below `limit`, where the place starts taking something. */
  belowLocalThreshold: { annual: 'cents', limit: 'cents' },
  /** The rate the employee elected, or the state's default. */
  electedRate: { wages: 'cents', rate: 'rate', tax: 'cents' },
  /** A rate is made of two parts: for unemployment insurance and for workforce funds. */
  unemploymentAndWorkforce: { unemployment: 'rate', workforce: 'rate', total: 'rate' },
  /** A rate is made of two parts: for medical leave and for family leave. */
  medicalAndFamily: { medical: 'rate', family: 'rate', total: 'rate' },
  /** The employee's share of a premium. */
  employeeShare: { premium: 'cents', share: 'rate', tax: 'cents' },
  /** Because `before` was withheld earlier this year, only `limited` still fits under the annual `maximum`. */
  limitToYearlyMaximum: { tax: 'cents', before: 'cents', maximum: 'cents', limited: 'cents' },
  /** The same, if nobody said what was withheld: `before` is what equal payments of the earlier wages would come to. */
  limitToMaximumEstimated: { tax: 'cents', before: 'cents', maximum: 'cents', limited: 'cents' },
  /** Rounding each payment leaves the year cents below its `maximum`: `total` of this one makes them up. */
  makeUpToYearlyMaximum: { tax: 'cents', before: 'cents', maximum: 'cents', total: 'cents' },
  /** At most `weekly` a week: `limited` = `weekly` times the `weeks` of a year over its `periods`. */
  limitToWeeklyMaximum: { tax: 'cents', weekly: 'cents', weeks: 'count', periods: 'count', limited: 'cents' },
  /** The hours were not given: a share of the `yearly` hours of full-time work is assumed. */
  assumedHours: { yearly: 'hours', periods: 'count', hours: 'hours' },
  /** A price for each hour worked. */
  perHour: { hours: 'hours', price: 'price', tax: 'cents' },
  /** The most an employer may withhold is assumed; it may withhold less. */
  mostAllowed: { tax: 'cents' },
  /** An amount for each quarter, taken from this payment, the last of the quarter. */
  perQuarter: { amount: 'cents', quarters: 'count', tax: 'cents' },
  /** The quarter's amount is taken from a later payment. */
  notLastOfQuarter: { amount: 'cents' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureUnit>>>>;

/** Step name to figure names to units. */
export type StepFigures = typeof STEP_FIGURES;

export type StepName = keyof StepFigures;

export const STEP_NAMES = Object.keys(STEP_FIGURES) as readonly StepName[];

/** The names a sentence for this step may place. */
export type FigureName<Name extends StepName> = keyof StepFigures[Name] & string;

type FigureOf<Unit extends FigureUnit> = Extract<Figure, { readonly unit: Unit }>;

/** The figures of one step: exactly those its name asks for, each in its unit. */
export type FiguresOf<Name extends StepName> = {
  readonly [Key in keyof StepFigures[Name]]: StepFigures[Name][Key] extends FigureUnit
    ? FigureOf<StepFigures[Name][Key]>
    : never;
};

/** One step of a working: what was done, and with which figures. */
export type WorkingStep = {
  [Name in StepName]: {
    readonly step: Name;
    /** Line of the official worksheet, such as `1c`. */
    readonly line?: string;
    readonly figures: FiguresOf<Name>;
  };
}[StepName];
