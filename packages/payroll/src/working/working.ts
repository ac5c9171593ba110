import type { Cents, Quantity, Rate, StateCode, UnitPrice } from '@paperwage/values';
import type { StateFilingStatus } from '../certificates/elections.ts';
import type { PreTaxKind } from '../pay-input/pre-tax-deductions.ts';

/** What a figure counts. A sentence writes each unit in its own way, so a new unit must be taught there too. */
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
 * Every step a working may contain, with the names and units of its figures. Sentences are kept with the documents,
 * keyed by these names: a step without a sentence, or a sentence with a figure its step does not have, does not compile
 * there. Steps say what is done, not for which tax, so that state methods are told with the same ones.
 */
export const STEP_FIGURES = {
  /** The figures are those of `used`, because those of the `missing` year are not published or not entered yet. */
  earlierTables: { missing: 'count', used: 'count' },
  /** Of those figures, the ones already published for the new year are used. */
  figuresOfNewYear: { year: 'count' },
  /** A pre-tax deduction that lowers the wages of this tax; `remaining` is never below zero. */
  subtractPreTax: { wages: 'cents', class: 'preTaxClass', amount: 'cents', remaining: 'cents' },
  /** A pre-tax deduction that this tax is taken of all the same. */
  preTaxStaysTaxed: { class: 'preTaxClass', amount: 'cents' },
  /** The same, of which no rule was found: it is only assumed. */
  preTaxAssumedTaxed: { class: 'preTaxClass', amount: 'cents' },
  /** Tips within the wages, of which the program takes nothing. */
  subtractTips: { wages: 'cents', tips: 'cents', remaining: 'cents' },
  /** Overtime pay that this state leaves untaxed on the pay date; `remaining` is never below zero. */
  subtractExemptOvertime: { wages: 'cents', overtime: 'cents', remaining: 'cents' },
  /** Work is done in `work`; by an agreement with it the tax of the home state is withheld in place of its own. */
  reciprocity: { work: 'state', home: 'state' },
  /** Work is done in `work`, which taxes it; the yearly return of the home state settles what that state takes. */
  homeStateSettles: { work: 'state', home: 'state' },
  /** There is such an agreement, but the employee did not file the form that it asks for. */
  noReciprocityForm: { work: 'state', home: 'state' },
  /** The state publishes no rate for supplemental wages alone. */
  noSupplementalRate: { state: 'state' },
  /** The rate for supplemental wages goes by the regular wages of a year. */
  supplementalRateByWages: { annual: 'cents', rate: 'rate' },
  /** The state takes a share of the federal income tax withheld from the supplemental wages. */
  shareOfFederalTax: { federal: 'cents', rate: 'rate', tax: 'cents' },
  /** `supplemental`, such as a bonus, is withheld apart by a flat rate; `regular` is what is left of `gross`. */
  setSupplementalApart: { gross: 'cents', supplemental: 'cents', regular: 'cents' },
  /** `supplemental` is withheld together with the regular wages, as one payment of `gross`. */
  addSupplementalToWages: { regular: 'cents', supplemental: 'cents', gross: 'cents' },
  /** Form W-4 claims exemption: no federal income tax is withheld. */
  exemptFromFederal: {},
  /** The exemption of Form W-4 does not reach supplemental wages of the year above `threshold`. */
  exemptToThreshold: { threshold: 'cents' },
  /** A nonresident alien: an amount added to the wages, for federal income tax alone. */
  addForNonresidentAlien: { wages: 'cents', added: 'cents', total: 'cents' },
  /** A nonresident alien is withheld from as single, whatever filing status the form says. */
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
  /** Allowances, exemptions or dependents: their number times a yearly amount each. */
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
  /** The same where dividing the tax in whole cents would give another cent: `base` + `rate` of `excess`, divided unrounded. */
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
  /** Only `taxable` of `wages` still fits under the yearly `wageBase`, `before` having been paid earlier this year. */
  capAtWageBase: { wages: 'cents', before: 'cents', wageBase: 'cents', taxable: 'cents' },
  /** The same for a payment that makes the tax of the year up to its maximum. */
  fillWageBase: { wages: 'cents', before: 'cents', wageBase: 'cents', taxable: 'cents' },
  /** `before` has already reached the yearly `wageBase`: nothing more is taxed this year. */
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
  /** No more can be withheld than is left of the pay: `tax` came out above `available`. */
  limitToPay: { tax: 'cents', available: 'cents', limited: 'cents' },
  /** All taxes leave but `extra` of the extra withholding `asked` for. */
  capExtraWithholding: { asked: 'cents', tax: 'cents', extra: 'cents', total: 'cents' },
  /** The state taxes no wages. */
  noStateWageTax: { state: 'state' },
  /** The employee's certificate claims exemption from the state's withholding. */
  exemptFromState: { state: 'state' },
  /** No certificate of the state was given: nothing is claimed on it, and the filing status is that of Form W-4. */
  withoutStateCertificate: { state: 'state', filingStatus: 'stateFilingStatus' },
  /** The same, where the filing status changes nothing. */
  nothingClaimed: { state: 'state' },
  /** No certificate of the state was given, for which it takes a `rate` of all `wages`. */
  rateWithoutCertificate: { state: 'state', wages: 'cents', rate: 'rate', tax: 'cents' },
  /** What was given and the certificate of the state does not ask, so that it changes nothing. */
  allowancesNotAsked: { state: 'state', allowances: 'count' },
  dependentsNotAsked: { state: 'state', dependents: 'count' },
  filingStatusNotAsked: { state: 'state', filingStatus: 'stateFilingStatus' },
  /** Nothing but such entries was given; they tell all the same that the employee has filed the certificate. */
  certificateTakenAsFiled: { state: 'state' },
  /** The yearly amount the state leaves everyone of this status untaxed. */
  stateStandardDeduction: { filingStatus: 'stateFilingStatus', deduction: 'cents' },
  /** The state's yearly deduction that is the same for every filing status. */
  stateStandardDeductionForAll: { deduction: 'cents' },
  /** The state's yearly deduction as a share of the yearly wages, at least `minimum` and at most `maximum`. */
  percentStandardDeduction: { annual: 'cents', rate: 'rate', minimum: 'cents', maximum: 'cents', deduction: 'cents' },
  /** A yearly deduction of `full` is less for wages above `start` and ends at `end`: `deduction` is left of it. */
  reducedStandardDeduction: { full: 'cents', start: 'cents', end: 'cents', deduction: 'cents' },
  /** No certificate says how many exemptions are claimed, so the number the law grants then counts. */
  assumedAllowances: { allowances: 'count', each: 'cents', total: 'cents' },
  /** What rates lower than the first of the schedule make a year's tax less; `remaining` is never below zero. */
  lowRatesSaving: { tax: 'cents', saving: 'cents', remaining: 'cents' },
  /** No allowance is claimed, so the state leaves nothing untaxed. */
  noDeductionWithoutAllowance: {},
  /** Exemptions of which the `firsts` are worth `first` each and the `further` ones `each`. */
  firstAndFurther: { firsts: 'count', first: 'cents', further: 'count', each: 'cents', total: 'cents' },
  /** The personal exemption of this status, a yearly amount. */
  personalExemption: { filingStatus: 'stateFilingStatus', exemption: 'cents' },
  /** A yearly amount that the state's certificate itself states. */
  statedExemption: { exemption: 'cents' },
  /** The yearly wages are above `limit`, so that exemptions no longer count. */
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
  /** The yearly tax taken by a factor the state prints. */
  multiplyTax: { tax: 'cents', factor: 'rate', total: 'cents' },
  /** The state rounds here to a whole dollar. */
  roundToDollar: { amount: 'cents', rounded: 'cents' },
  /** The state goes up to the next whole dollar here, however little is above the one before. */
  roundUpToDollar: { amount: 'cents', rounded: 'cents' },
  /** Federal income tax of the period, times the periods of the year, which the state leaves untaxed. */
  federalTaxDeduction: { withheld: 'cents', periods: 'count', deduction: 'cents' },
  /** Of the federal income tax of a year only `cap` counts at these wages. */
  federalTaxCap: { federal: 'cents', cap: 'cents', deduction: 'cents' },
  /** The yearly wages are not above `limit`: the state withholds nothing. */
  belowLowIncome: { annual: 'cents', limit: 'cents' },
  /** The state reads its schedule at the middle of a band of 100 dollars. */
  middleOfBand: { amount: 'cents', middle: 'cents' },
  /** Payroll taxes and retirement contributions of the period, times the periods, at most `cap` a year. */
  payrollTaxDeduction: { withheld: 'cents', periods: 'count', cap: 'cents', deduction: 'cents' },
  /** A yearly amount above `threshold` is taxed by an additional rate. */
  surtax: { amount: 'cents', threshold: 'cents', excess: 'cents', rate: 'rate', tax: 'cents' },
  /** Utah: a yearly credit, and the yearly wages from which on it falls, for one period in whole dollars. */
  creditOfPeriod: { credit: 'cents', periods: 'count', perPeriod: 'cents' },
  creditFallsFrom: { annual: 'cents', periods: 'count', perPeriod: 'cents' },
  /** What a credit falls by: a rate of what the wages are above `from`. */
  creditReduction: { wages: 'cents', from: 'cents', rate: 'rate', reduction: 'cents' },
  /** A credit less what it falls by; `remaining` is never below zero. */
  reduceCredit: { credit: 'cents', reduction: 'cents', remaining: 'cents' },
  /** What the state takes an exemption of this size to be worth in tax. */
  exemptionValue: { exemption: 'cents', value: 'cents' },
  /** Allowances: their number times what each takes off the wages of a period. */
  allowancesOfPeriod: { allowances: 'count', each: 'cents', total: 'cents' },
  /** `tax` = `base` + `rate` of `excess`, for one period. */
  applyPeriodBracket: { amount: 'cents', over: 'cents', excess: 'cents', base: 'cents', rate: 'rate', tax: 'cents' },
  /** The table printed for the pay period is used, by the letter or code on the certificate. */
  periodTable: {},
  /** The yearly table is used, by the letter or code on the certificate. */
  yearlyTable: {},
  /** A yearly exemption that falls as yearly wages rise. */
  exemptionByWages: { annual: 'cents', exemption: 'cents' },
  /** A yearly amount added to the tax, by yearly wages: a low rate that high wages lose. */
  addByWages: { tax: 'cents', added: 'cents', total: 'cents' },
  /** A share of the yearly tax that is forgiven, by yearly wages. */
  creditShare: { tax: 'cents', rate: 'rate', remaining: 'cents' },
  /** One rate for all of a yearly amount. */
  yearlyRate: { amount: 'cents', rate: 'rate', tax: 'cents' },
  /** What the state taxes of a year, or of this period, is what the county takes its rate of. */
  stateTaxableOfYear: { amount: 'cents' },
  stateTaxableOfPeriod: { amount: 'cents' },
  /** Why another rate than that of a county that was named is taken. */
  noCountyGiven: {},
  livesOutsideState: {},
  countyRateStated: {},
  /** A share of the state's tax of a year, or of that on supplemental wages of this period. */
  shareOfStateTax: { tax: 'cents', rate: 'rate', part: 'cents' },
  shareOfSupplementalTax: { tax: 'cents', rate: 'rate', part: 'cents' },
  /** What a city leaves untaxed, of the wages of the year or of the period. */
  cityDeduction: { filingStatus: 'stateFilingStatus', deduction: 'cents' },
  /** An amount that is not taxed falls as yearly wages rise. */
  exclusionByWages: { annual: 'cents', exclusion: 'cents', remaining: 'cents' },
  /** Why a place taxes this employee. */
  livesAndWorksInPlace: {},
  livesInPlace: {},
  worksInPlace: {},
  /** The county the employee lived in on January 1 is the one that counts for the year. */
  livedInPlaceOnJanuary1: {},
  /** The same, where the place of work was not named and is taken to be the home. */
  livesInPlaceWorkAssumed: {},
  /** The work is done there; where the employee lives is not known, so the rate for nonresidents is used. */
  worksInPlaceHomeUnknown: {},
  /** Of the rate for residents at home and the rate for others at work the higher one is withheld by. */
  higherOfHomeAndWork: { home: 'rate', work: 'rate' },
  /** What another place takes of the same pay comes off; `remaining` is never below zero. */
  otherPlaceCredit: { tax: 'cents', credit: 'cents', remaining: 'cents' },
  /** A yearly amount in equal parts, rounded down. */
  yearlyAmountPerPeriod: { yearly: 'cents', periods: 'count', perPeriod: 'cents' },
  /** The payments of the year before this one have taken all of a yearly amount. */
  yearlyAmountTaken: { yearly: 'cents', periods: 'count' },
  /** The employee has claimed exemption from the services tax. */
  servicesTaxExempt: {},
  /** The yearly wages are below `limit`, so the employee may claim exemption. */
  exemptionMayBeClaimed: { annual: 'cents', limit: 'cents' },
  /** Dollars a month, with the first payment of a month, or for the months of a longer period. */
  monthlyFee: { perMonth: 'cents', months: 'count', fee: 'cents' },
  feeOfMonthTaken: { perMonth: 'cents' },
  /** The wages of a month are below `limit`, from which on a fee is taken. */
  belowMonthlyWages: { monthly: 'cents', limit: 'cents' },
  /** Dollars a week, those of a year's weeks in equal parts. */
  weeklyFee: { perWeek: 'cents', weeks: 'count', periods: 'count', perPeriod: 'cents' },
  /** A county may take a fee beside the city's, which is asked for apart. */
  countyFeeApart: {},
  /** The yearly wages are below `limit`, from which on the place takes something. */
  belowLocalThreshold: { annual: 'cents', limit: 'cents' },
  /** The rate the employee elected, or the state's default. */
  electedRate: { wages: 'cents', rate: 'rate', tax: 'cents' },
  /** A rate is made of two parts: for unemployment insurance and for workforce funds. */
  unemploymentAndWorkforce: { unemployment: 'rate', workforce: 'rate', total: 'rate' },
  /** A rate is made of two parts: for medical leave and for family leave. */
  medicalAndFamily: { medical: 'rate', family: 'rate', total: 'rate' },
  /** The employee's share of a premium. */
  employeeShare: { premium: 'cents', share: 'rate', tax: 'cents' },
  /** With `before` withheld earlier this year, no more than `limited` still fits under the yearly `maximum`. */
  limitToYearlyMaximum: { tax: 'cents', before: 'cents', maximum: 'cents', limited: 'cents' },
  /** The same, where nobody said what was withheld: `before` is what equal payments of the wages before would come to. */
  limitToMaximumEstimated: { tax: 'cents', before: 'cents', maximum: 'cents', limited: 'cents' },
  /** Payments rounded one by one leave the year cents below its `maximum`: `total` of this one makes them up. */
  makeUpToYearlyMaximum: { tax: 'cents', before: 'cents', maximum: 'cents', total: 'cents' },
  /** At most `weekly` a week: `limited` = `weekly` times the `weeks` of a year over its `periods`. */
  limitToWeeklyMaximum: { tax: 'cents', weekly: 'cents', weeks: 'count', periods: 'count', limited: 'cents' },
  /** The hours were not given: a share of the `yearly` hours of full-time work is assumed. */
  assumedHours: { yearly: 'hours', periods: 'count', hours: 'hours' },
  /** A price for each hour worked. */
  perHour: { hours: 'hours', price: 'price', tax: 'cents' },
  /** The most that an employer may withhold is assumed; it may withhold less. */
  mostAllowed: { tax: 'cents' },
  /** An amount for each quarter, taken from this payment, the last of the quarter. */
  perQuarter: { amount: 'cents', quarters: 'count', tax: 'cents' },
  /** The amount of the quarter is taken from a later payment. */
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
