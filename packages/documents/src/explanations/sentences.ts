import { CERTIFICATE_SENTENCES } from './certificate-sentences.ts';
import { say, strong } from './phrase.ts';
import type { Sentences } from './sentence-types.ts';

/** Told where a yearly wage base cuts in: some compare the sum of the year with the rate of the whole base. */
const ROUNDED_ONE_BY_ONE = say`Each payment is rounded to the cent, so the year’s total may differ from the yearly maximum by a few cents`;

/** The wording of every step, mostly one sentence: one without does not compile, nor a figure that its step does not have. */
export const SENTENCES: Sentences = {
  earlierTables: ({ missing, used }) => [
    say`${missing} tables aren’t in yet, so this is calculated with the ${strong(used)} tables`,
  ],
  figuresOfNewYear: ({ year }) => [say`Where ${year} numbers are already published, we use those`],
  subtractPreTax: ({ wages, class: kind, amount, remaining }) => [
    say`${kind} before tax: ${wages} − ${amount} = ${strong(remaining)}`,
  ],
  preTaxStaysTaxed: ({ class: kind, amount }) => [say`${kind} of ${amount} don’t lower this tax`],
  subtractTips: ({ wages, tips, remaining }) => [
    say`Tips don’t count here: ${wages} − ${tips} = ${strong(remaining)}`,
  ],
  subtractExemptOvertime: ({ wages, overtime, remaining }) => [
    say`Overtime pay is not taxed on this pay date: ${wages} − ${overtime} = ${strong(remaining)}`,
  ],
  reciprocity: ({ work, home }) => [
    say`The work is in ${work}. By agreement, the tax goes to ${home}, where the employee lives`,
  ],
  homeStateSettles: ({ work, home }) => [
    say`The work is in ${work}, so its tax is withheld`,
    say`The employee settles ${home} tax on the yearly return`,
  ],
  noSupplementalRate: ({ state }) => [say`${state} has no separate rate for supplemental pay`],
  supplementalRateByWages: ({ annual, rate }) => [
    say`With yearly regular wages of ${annual}, the rate for supplemental pay is ${strong(rate)}`,
  ],
  shareOfFederalTax: ({ federal, rate, tax }) => [
    say`Share of the federal tax on supplemental pay: ${federal} × ${rate} = ${strong(tax)}`,
  ],
  setSupplementalApart: ({ gross, supplemental, regular }) => [
    say`Of ${gross}, ${supplemental} is supplemental pay and taxed separately: ${strong(regular)} is left`,
  ],
  addSupplementalToWages: ({ regular, supplemental, gross }) => [
    say`Regular pay ${regular} and supplemental pay ${supplemental}, taxed together: ${strong(gross)}`,
  ],
  annualize: ({ wages, periods, annual }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`As yearly wages: ${wages} × ${periods} pay periods = ${strong(annual)}`,
  ],
  addOtherIncome: ({ annual, otherIncome, total }) => [
    say`Other income from Form W-4, step 4(a): ${annual} + ${otherIncome} = ${strong(total)}`,
  ],
  withholdingAdjustment: ({ filingStatus, adjustment }) => [
    say`Yearly amount not taxed for ${filingStatus}: ${strong(adjustment)}`,
  ],
  noWithholdingAdjustment: () => [
    say`The box in Form W-4, step 2 is checked, so there is no yearly untaxed amount here`,
  ],
  addDeductions: ({ adjustment, deductions, total }) => [
    say`Deductions from Form W-4, step 4(b): ${adjustment} + ${deductions} = ${strong(total)}`,
  ],
  subtractDeductions: ({ amount, deductions, remaining }) => [
    say`Yearly wages to look up: ${amount} − ${deductions}, at least zero = ${strong(remaining)}`,
  ],
  countAllowances: ({ allowances, each, total }) => [
    say`Allowances: ${allowances} × ${each} a year = ${strong(total)}`,
  ],
  subtractAllowances: ({ amount, allowances, remaining }) => [
    say`Yearly wages to look up: ${amount} − ${allowances}, at least zero = ${strong(remaining)}`,
  ],
  standardSchedule: ({ filingStatus }) => [say`Rates: the standard schedule for ${filingStatus}`],
  step2Schedule: ({ filingStatus }) => [
    say`Rates: the schedule for ${filingStatus} with the box in Form W-4, step 2 checked`,
  ],
  belowFirstBracket: ({ amount, upTo }) => [
    say`${amount} is not above ${upTo}, where the first rate begins, so the tax is ${strong('0.00')}`,
  ],
  applyBracket: ({ over, excess, base, rate, tax }) => [
    say`Above ${over} by ${excess}: ${base} + ${excess} × ${rate} = ${strong(tax)} a year`,
  ],
  divideByPeriods: ({ annual, periods, perPeriod }) => [
    say`For one period: ${annual} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  creditsPerPeriod: ({ credits, periods, perPeriod }) => [
    say`Credits from Form W-4, step 3, for one period: ${credits} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  subtractCredits: ({ tax, credits, remaining }) => [
    say`Minus the credits: ${tax} − ${credits}, at least zero = ${strong(remaining)}`,
  ],
  addExtraWithholding: ({ tax, extra, total }) => [
    say`Extra withholding requested: ${tax} + ${extra} = ${strong(total)}`,
  ],
  applyRate: ({ wages, rate, tax }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`${wages} × ${rate} = ${strong(tax)}`,
  ],
  underWageBase: ({ before, wageBase }) => [
    say`${before} already paid is under the wage base of ${wageBase} a year, so all of it counts`,
  ],
  capAtWageBase: ({ wages, before, wageBase, taxable }) => [
    say`Of ${wages}, only ${strong(taxable)} counts: ${before} of the wage base of ${wageBase} a year is already paid`,
    ROUNDED_ONE_BY_ONE,
  ],
  fillWageBase: ({ wages, before, wageBase, taxable }) => [
    say`Of ${wages}, only ${strong(taxable)} counts: ${before} of the wage base of ${wageBase} a year is already paid`,
  ],
  wageBaseReached: ({ before, wageBase }) => [
    say`With ${before} already paid, the wage base of ${wageBase} a year is reached, so the tax is ${strong('0.00')}`,
    ROUNDED_ONE_BY_ONE,
  ],
  additionalRate: ({ before, threshold, excess, rate, tax }) => [
    say`With ${before} already paid, ${strong(excess)} of this pay is above ${threshold} a year`,
    say`Additional tax on it: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  addAdditionalTax: ({ tax, additional, total }) => [say`Together: ${tax} + ${additional} = ${strong(total)}`],
  supplementalRate: ({ supplemental, rate, tax }) => [
    say`Supplemental pay at the flat rate: ${supplemental} × ${rate} = ${strong(tax)}`,
  ],
  supplementalAboveThreshold: ({ before, threshold, excess, rate, tax }) => [
    say`With ${before} of supplemental pay so far, ${strong(excess)} of this is above ${threshold} a year`,
    say`On that part: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  addSupplementalTax: ({ regular, supplemental, total }) => [
    say`With the tax on supplemental pay: ${regular} + ${supplemental} = ${strong(total)}`,
  ],
  limitToPay: ({ tax, limited }) => [say`${tax} is more than the pay that is left, so ${strong(limited)} is withheld`],
  capExtraWithholding: ({ asked, tax, extra, total }) => [
    say`After all taxes, ${extra} of the pay is left for the ${asked} of extra withholding requested: ${tax} + ${extra} = ${strong(total)}`,
  ],
  noStateWageTax: ({ state }) => [say`${state} has no income tax on wages`],
  ...CERTIFICATE_SENTENCES,
  stateStandardDeduction: ({ filingStatus, deduction }) => [
    say`Standard deduction of the state for ${filingStatus}: ${strong(deduction)} a year`,
  ],
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
  deductionPerPeriod: ({ deduction, periods, perPeriod }) => [
    say`For one period: ${deduction} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  subtractFromWages: ({ wages, deduction, remaining }) => [
    say`Wages this period minus that: ${wages} − ${deduction}, at least zero = ${strong(remaining)}`,
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
    say`Federal income tax, which the state does not tax: ${withheld} × ${periods} = ${strong(deduction)} a year`,
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
    say`Social Security, Medicare and retirement: ${withheld} × ${periods}, at most ${cap} = ${strong(deduction)} a year`,
  ],
  surtax: ({ threshold, excess, rate, tax }) => [
    say`Surtax on what is above ${threshold} a year: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  fallingCredit: ({ credit, wages, from, rate, remaining }) => [
    say`Credit: ${credit} minus ${rate} of the part of ${wages} above ${from}, at least zero = ${strong(remaining)}`,
  ],
  exemptionValue: ({ exemption, value }) => [
    say`Tax on exemptions of ${exemption} by the state’s formula: ${strong(value)} a year`,
  ],
  allowancesOfPeriod: ({ allowances, each, total }) => [
    say`Allowances of this period: ${allowances} × ${each} = ${strong(total)}`,
  ],
  applyPeriodBracket: ({ over, excess, base, rate, tax }) => [
    say`Above ${over} by ${excess}: ${base} + ${excess} × ${rate} = ${strong(tax)}`,
  ],
  periodTable: () => [say`Rates: the table that the state prints for this pay period and certificate`],
  yearlyTable: () => [say`Rates: the yearly table of the state for this certificate`],
  exemptionByWages: ({ annual, exemption }) => [
    say`Exemption at yearly wages of ${annual}: ${strong(exemption)} a year`,
  ],
  addByWages: ({ tax, added, total }) => [
    say`Added because these wages lose the lower rates: ${tax} + ${added} = ${strong(total)} a year`,
  ],
  creditShare: ({ tax, rate, remaining }) => [
    say`Of ${tax}, ${rate} is forgiven at such wages: ${strong(remaining)} a year is left`,
  ],
  yearlyRate: ({ amount, rate, tax }) => [say`${amount} × ${rate} = ${strong(tax)} a year`],
  stateTaxableOfYear: ({ amount }) => [say`State taxable wages for the year: ${strong(amount)}`],
  stateTaxableOfPeriod: ({ amount }) => [say`State taxable wages this period: ${strong(amount)}`],
  noCountyGiven: () => [say`No county was entered, so we use the state’s highest county rate`],
  livesOutsideState: () => [say`Replaces a county tax because the employee lives outside the state`],
  countyRateStated: () => [say`We use the county rate you entered`],
  shareOfStateTax: ({ tax, rate, part }) => [
    say`Share of the state’s tax for the year: ${tax} × ${rate} = ${strong(part)} a year`,
  ],
  shareOfSupplementalTax: ({ tax, rate, part }) => [
    say`Share of the state’s tax on supplemental pay: ${tax} × ${rate} = ${strong(part)}`,
  ],
  cityDeduction: ({ filingStatus, deduction }) => [
    say`City deduction for ${filingStatus}: ${strong(deduction)}`,
  ],
  exclusionByWages: ({ annual, exclusion, remaining }) => [
    say`Of yearly wages of ${annual}, ${exclusion} is not taxed, so ${strong(remaining)} is left`,
  ],
  livesAndWorksInPlace: () => [say`Withheld because the employee lives and works there`],
  livesInPlace: () => [say`Withheld because the employee lives there`],
  worksInPlace: () => [say`Withheld because the work is done there`],
  higherOfHomeAndWork: ({ home, work }) => [
    say`Residents at home pay ${home}, nonresidents at work pay ${work}. The higher one applies; if equal, the one at home`,
  ],
  otherPlaceCredit: ({ tax, credit, remaining }) => [
    say`Minus what the other place takes: ${tax} − ${credit}, at least zero = ${strong(remaining)}`,
  ],
  yearlyAmountPerPeriod: ({ yearly, periods, perPeriod }) => [
    say`${yearly} a year ÷ ${periods} pay periods, rounded down = ${strong(perPeriod)}`,
  ],
  yearlyAmountTaken: ({ yearly, periods }) => [
    say`The yearly ${yearly} is withheld in ${periods} payments, which came before this one: ${strong('0.00')}`,
  ],
  servicesTaxExempt: () => [say`The employee claimed exemption, so nothing is withheld`],
  exemptionMayBeClaimed: ({ annual, limit }) => [
    say`Yearly wages of ${annual} are below ${limit}, so the employee may claim exemption`,
  ],
  monthlyFee: ({ perMonth, months, fee }) => [
    say`Withheld from the first payment of a month: ${perMonth} × ${months} = ${strong(fee)}`,
  ],
  feeOfMonthTaken: ({ perMonth }) => [
    say`This month’s ${perMonth} was withheld from its first payment: ${strong('0.00')}`,
  ],
  belowMonthlyWages: ({ monthly, limit }) => [
    say`Monthly wages of ${monthly} are below ${limit}, where the fee starts: ${strong('0.00')}`,
  ],
  weeklyFee: ({ perWeek, weeks, periods, perPeriod }) => [
    say`${perWeek} a week × ${weeks} weeks ÷ ${periods} pay periods = ${strong(perPeriod)}`,
  ],
  countyFeeApart: () => [say`If the county charges a fee too, enter the county to get its own line`],
  belowLocalThreshold: ({ annual, limit }) => [
    say`Yearly wages of ${annual} are below ${limit}, where the local tax starts: ${strong('0.00')}`,
  ],
  electedRate: ({ wages, rate, tax }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`${wages} × ${rate}, the rate chosen or the state’s default = ${strong(tax)}`,
  ],
  unemploymentAndWorkforce: ({ unemployment, workforce, total }) => [
    say`Unemployment insurance ${unemployment} and workforce funds ${workforce}, together ${strong(total)}`,
  ],
  medicalAndFamily: ({ medical, family, total }) => [
    say`Medical leave ${medical} and family leave ${family}, together ${strong(total)}`,
  ],
  employeeShare: ({ premium, share, tax }) => [
    say`The employee pays ${share} of the premium of ${premium} = ${strong(tax)}`,
  ],
  limitToYearlyMaximum: ({ before, maximum, limited }) => [
    say`With ${before} already withheld, ${strong(limited)} is left of the yearly maximum of ${maximum}`,
  ],
  makeUpToYearlyMaximum: ({ before, maximum, total }) => [
    say`With ${before} already withheld, ${strong(total)} makes up the cents that rounding left below the yearly maximum of ${maximum}`,
  ],
  limitToWeeklyMaximum: ({ weekly, weeks, periods, limited }) => [
    say`At most ${weekly} a week: ${weekly} × ${weeks} ÷ ${periods} = ${strong(limited)}`,
  ],
  assumedHours: ({ yearly, periods, hours }) => [
    say`No hours were entered, so we assume full-time work: ${yearly} ÷ ${periods} = ${strong(hours)} hours`,
  ],
  perHour: ({ hours, price, tax }) => [say`${hours} hours × ${price} = ${strong(tax)}`],
  perQuarter: ({ amount, quarters, tax }) => [
    say`Withheld once a quarter, from its last pay: ${amount} × ${quarters} = ${strong(tax)}`,
  ],
  notLastOfQuarter: ({ amount }) => [
    say`${amount} is withheld once a quarter, from its last pay, so now ${strong('0.00')}`,
  ],
};
