import { say, strong } from './phrase.ts';
import type { Sentences } from './sentence-types.ts';

/** A whole year's payment is explained without mentioning its one period. */
const times = (periods: string) => (periods === '1' ? '' : ` × ${periods}`);
const dividedBy = (periods: string) => (periods === '1' ? '' : ` ÷ ${periods}`);

/** The wording of the steps that lead to a state's income tax. */
export const STATE_SENTENCES = {
  stateStandardDeduction: ({ filingStatus, deduction }) => [
    say`Standard deduction of the state for ${filingStatus}: ${strong(deduction)} a year`,
  ],
  stateStandardDeductionForAll: ({ deduction }) => [say`Standard deduction of the state: ${strong(deduction)} a year`],
  percentStandardDeduction: ({ annual, rate, minimum, maximum, deduction }) => [
    say`Standard deduction of the state: ${annual} × ${rate}, from ${minimum} to ${maximum} = ${strong(deduction)} a year`,
  ],
  reducedStandardDeduction: ({ full, start, end, deduction }) => [
    say`Standard deduction of the state: ${full} a year, less for wages above ${start}, none from ${end} on: ${strong(deduction)} is left`,
  ],
  assumedAllowances: ({ allowances, each, total }) => [
    say`Exemptions assumed without a certificate: ${allowances} × ${each} a year = ${strong(total)}`,
  ],
  lowRatesSaving: ({ tax, saving, remaining }) => [
    say`Minus what the lowest rates save: ${tax} − ${saving}, at least zero = ${strong(remaining)} a year`,
  ],
  noDeductionWithoutAllowance: () => [say`No allowances are claimed, so there is no yearly untaxed amount`],
  firstAndFurther: ({ firsts, first, further, each, total }) => [
    say`Exemptions: ${firsts} × ${first} and ${further} further × ${each} = ${strong(total)} a year`,
  ],
  personalExemption: ({ filingStatus, exemption }) => [
    say`Personal exemption for ${filingStatus}: ${strong(exemption)} a year`,
  ],
  statedExemption: ({ exemption }) => [say`Amount on the state certificate: ${strong(exemption)} a year`],
  exemptionsEnd: ({ annual, limit }) => [
    say`Yearly wages of ${annual} are above ${limit}, so exemptions no longer count`,
  ],
  addUpDeductions: ({ total }) => [say`Total deductions: ${strong(total)} a year`],
  addUpPeriodDeductions: ({ total }) => [say`Deductions together: ${strong(total)}`],
  deductionPerPeriod: ({ deduction, periods, perPeriod }) =>
    periods === '1' ? [] : [say`For one period: ${deduction} ÷ ${periods} = ${strong(perPeriod)}`],
  subtractFromWages: ({ wages, deduction, remaining }) => [
    say`Wages minus that: ${wages} − ${deduction}, at least zero = ${strong(remaining)}`,
  ],
  stateSchedule: ({ filingStatus }) => [say`Rates: the state’s schedule for ${filingStatus}`],
  stateScheduleForAll: () => [say`Rates: the state’s schedule, the same for everyone`],
  oneEarnerSchedule: () => [say`Rates: the state’s schedule for one earner`],
  twoEarnerSchedule: () => [say`Rates: the state’s schedule for two earners, or if none is chosen`],
  subtractYearlyCredits: ({ tax, credits, remaining }) => [
    say`Minus the credits: ${tax} − ${credits}, at least zero = ${strong(remaining)} a year`,
  ],
  multiplyTax: ({ tax, factor, total }) => [say`By the state’s factor: ${tax} × ${factor} = ${strong(total)} a year`],
  roundToDollar: ({ amount, rounded }) => [
    say`Rounded to a whole dollar, as the state does: ${amount} is ${strong(rounded)}`,
  ],
  roundUpToDollar: ({ amount, rounded }) => [
    say`Rounded up to the next whole dollar, as the state does: ${amount} becomes ${strong(rounded)}`,
  ],
  federalTaxDeduction: ({ withheld, periods, deduction }) => [
    periods === '1'
      ? say`Federal income tax, which the state lets you subtract: ${strong(deduction)} a year`
      : say`Federal income tax, which the state lets you subtract: ${withheld} × ${periods} = ${strong(deduction)} a year`,
  ],
  federalTaxCap: ({ federal, cap, deduction }) => [
    say`Of the federal income tax of ${federal} a year at most ${cap} counts: ${strong(deduction)}`,
  ],
  belowLowIncome: ({ annual, limit }) => [
    say`Yearly wages of ${annual} are within ${limit}, where the state withholds nothing: ${strong('0.00')}`,
  ],
  middleOfBand: ({ amount, middle }) => [
    say`The state uses the middle of the $100 band that ${amount} falls in: ${strong(middle)}`,
  ],
  payrollTaxDeduction: ({ withheld, periods, cap, deduction }) => [
    say`Social Security, Medicare and retirement: ${withheld}${times(periods)}, at most ${cap} = ${strong(deduction)} a year`,
  ],
  surtax: ({ threshold, excess, rate, tax }) => [
    say`Surtax on what is above ${threshold} a year: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  creditOfPeriod: ({ credit, periods, perPeriod }) => [
    say`Credit${periods === '1' ? '' : ' for one period'}: ${credit}${dividedBy(periods)}, rounded to a whole dollar = ${strong(perPeriod)}`,
  ],
  creditFallsFrom: ({ annual, periods, perPeriod }) => [
    say`Wages above which the credit falls: ${annual}${dividedBy(periods)}, rounded to a whole dollar = ${strong(perPeriod)}`,
  ],
  creditReduction: ({ wages, from, rate, reduction }) => [
    say`The credit falls by: (${wages} − ${from}) × ${rate}, at least zero = ${strong(reduction)}`,
  ],
  reduceCredit: ({ credit, reduction, remaining }) => [
    say`Credit left: ${credit} − ${reduction}, at least zero = ${strong(remaining)}`,
  ],
  exemptionValue: ({ exemption, value }) => [
    say`Tax on exemptions of ${exemption} by the state’s formula: ${strong(value)} a year`,
  ],
} satisfies Partial<Sentences>;
