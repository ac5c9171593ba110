import { CERTIFICATE_SENTENCES } from './certificate-sentences.ts';
import { say, strong } from './phrase.ts';
import type { Sentences } from './sentence-types.ts';

/** Told where a yearly wage base cuts in: some compare the sum of the year with the rate of the whole base. */
const ROUNDED_ONE_BY_ONE = say`Each payment is rounded to the cent by itself, so that the sum of the year may differ from the yearly maximum by a few cents`;

/** The wording of every step, mostly one sentence: one without does not compile, nor a figure that its step does not have. */
export const SENTENCES: Sentences = {
  earlierTables: ({ missing, used }) => [
    say`${missing} tables aren’t in yet, so this is calculated with the ${strong(used)} tables`,
  ],
  figuresOfNewYear: ({ year }) => [say`Figures already published for ${year} are used in place of the earlier ones`],
  subtractPreTax: ({ wages, class: kind, amount, remaining }) => [
    say`${kind} before tax: ${wages} − ${amount} = ${strong(remaining)}`,
  ],
  preTaxStaysTaxed: ({ class: kind, amount }) => [say`${kind} of ${amount} do not lower this tax`],
  subtractTips: ({ wages, tips, remaining }) => [
    say`Tips do not count here: ${wages} − ${tips} = ${strong(remaining)}`,
  ],
  subtractExemptOvertime: ({ wages, overtime, remaining }) => [
    say`Overtime pay is not taxed on this pay date: ${wages} − ${overtime} = ${strong(remaining)}`,
  ],
  reciprocity: ({ work, home }) => [
    say`Work is done in ${work}, which by an agreement leaves the tax to ${home}, where the employee lives`,
  ],
  homeStateSettles: ({ work, home }) => [
    say`Work is done in ${work}, so its tax is withheld`,
    say`${home}, where the employee lives, settles its own tax on the yearly return`,
  ],
  noSupplementalRate: ({ state }) => [say`${state} publishes no rate for supplemental pay alone`],
  supplementalRateByWages: ({ annual, rate }) => [
    say`With yearly regular wages of ${annual}, the rate for supplemental pay is ${strong(rate)}`,
  ],
  shareOfFederalTax: ({ federal, rate, tax }) => [
    say`Share of the federal tax on supplemental pay: ${federal} × ${rate} = ${strong(tax)}`,
  ],
  setSupplementalApart: ({ gross, supplemental, regular }) => [
    say`Of ${gross}, ${supplemental} is supplemental pay and taxed apart: ${strong(regular)} is left`,
  ],
  addSupplementalToWages: ({ regular, supplemental, gross }) => [
    say`Regular pay ${regular} and supplemental pay ${supplemental}, taxed as one: ${strong(gross)}`,
  ],
  annualize: ({ wages, periods, annual }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`As a yearly wage: ${wages} × ${periods} pay periods = ${strong(annual)}`,
  ],
  addOtherIncome: ({ annual, otherIncome, total }) => [
    say`Other income from Form W-4, step 4(a): ${annual} + ${otherIncome} = ${strong(total)}`,
  ],
  withholdingAdjustment: ({ filingStatus, adjustment }) => [
    say`Yearly amount not taxed for ${filingStatus}: ${strong(adjustment)}`,
  ],
  noWithholdingAdjustment: () => [
    say`The box in Form W-4, step 2 is checked, so no yearly amount is left untaxed here`,
  ],
  addDeductions: ({ adjustment, deductions, total }) => [
    say`Deductions from Form W-4, step 4(b): ${adjustment} + ${deductions} = ${strong(total)}`,
  ],
  subtractDeductions: ({ amount, deductions, remaining }) => [
    say`Yearly wage to look up: ${amount} − ${deductions}, at least zero = ${strong(remaining)}`,
  ],
  countAllowances: ({ allowances, each, total }) => [
    say`Allowances: ${allowances} × ${each} a year = ${strong(total)}`,
  ],
  subtractAllowances: ({ amount, allowances, remaining }) => [
    say`Yearly wage to look up: ${amount} − ${allowances}, at least zero = ${strong(remaining)}`,
  ],
  standardSchedule: ({ filingStatus }) => [say`Rates: the standard schedule for ${filingStatus}`],
  step2Schedule: ({ filingStatus }) => [
    say`Rates: the schedule for a checked box in Form W-4, step 2, for ${filingStatus}`,
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
    say`Less the credits: ${tax} − ${credits}, at least zero = ${strong(remaining)}`,
  ],
  addExtraWithholding: ({ tax, extra, total }) => [
    say`Extra withholding asked for: ${tax} + ${extra} = ${strong(total)}`,
  ],
  applyRate: ({ wages, rate, tax }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`${wages} × ${rate} = ${strong(tax)}`,
  ],
  underWageBase: ({ before, wageBase }) => [
    say`Under the wage base of ${wageBase} a year with ${before} already paid, so all of it counts`,
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
    say`With ${before} of supplemental pay before, ${strong(excess)} of this is above ${threshold} a year`,
    say`On that part: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  addSupplementalTax: ({ regular, supplemental, total }) => [
    say`With the tax on supplemental pay: ${regular} + ${supplemental} = ${strong(total)}`,
  ],
  limitToPay: ({ tax, limited }) => [say`${tax} is more than is left of the pay, so ${strong(limited)} is withheld`],
  capExtraWithholding: ({ asked, tax, extra, total }) => [
    say`All taxes leave ${extra} of the pay for the extra withholding of ${asked} asked for: ${tax} + ${extra} = ${strong(total)}`,
  ],
  noStateWageTax: ({ state }) => [say`${state} takes no income tax from wages`],
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
    say`Exemptions without a certificate that says how many: ${allowances} × ${each} a year = ${strong(total)}`,
  ],
  lowRatesSaving: ({ tax, saving, remaining }) => [
    say`Less what the lowest rates spare: ${tax} − ${saving}, at least zero = ${strong(remaining)} a year`,
  ],
  noDeductionWithoutAllowance: () => [say`No allowance is claimed, so the state leaves no yearly amount untaxed`],
  firstAndFurther: ({ firsts, first, further, each, total }) => [
    say`Exemptions: ${firsts} × ${first} and ${further} further × ${each} = ${strong(total)} a year`,
  ],
  personalExemption: ({ filingStatus, exemption }) => [
    say`Personal exemption for ${filingStatus}: ${strong(exemption)} a year`,
  ],
  statedExemption: ({ exemption }) => [say`Amount that the state’s certificate states: ${strong(exemption)} a year`],
  exemptionsEnd: ({ annual, limit }) => [
    say`The yearly wage of ${annual} is above ${limit}, so exemptions no longer count`,
  ],
  addUpDeductions: ({ total }) => [say`Deductions together: ${strong(total)} a year`],
  deductionPerPeriod: ({ deduction, periods, perPeriod }) => [
    say`Of this for one period: ${deduction} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  subtractFromWages: ({ wages, deduction, remaining }) => [
    say`Wages of the period less that: ${wages} − ${deduction}, at least zero = ${strong(remaining)}`,
  ],
  stateSchedule: ({ filingStatus }) => [say`Rates: the state’s schedule for ${filingStatus}`],
  stateScheduleForAll: () => [say`Rates: the state’s schedule, the same for everyone`],
  oneEarnerSchedule: () => [say`Rates: the state’s schedule for one earner`],
  twoEarnerSchedule: () => [say`Rates: the state’s schedule for two earners, or none elected`],
  subtractYearlyCredits: ({ tax, credits, remaining }) => [
    say`Less the credits: ${tax} − ${credits}, at least zero = ${strong(remaining)} a year`,
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
    say`The yearly wage of ${annual} is within ${limit}, where the state withholds nothing: ${strong('0.00')}`,
  ],
  middleOfBand: ({ amount, middle }) => [
    say`The state reads ${amount} at the middle of its band of 100 dollars: ${strong(middle)}`,
  ],
  payrollTaxDeduction: ({ withheld, periods, cap, deduction }) => [
    say`Social Security, Medicare and retirement: ${withheld} × ${periods}, at most ${cap} = ${strong(deduction)} a year`,
  ],
  surtax: ({ threshold, excess, rate, tax }) => [
    say`Surtax on what is above ${threshold} a year: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  fallingCredit: ({ credit, wages, from, rate, remaining }) => [
    say`Credit: ${credit}, less ${rate} of what ${wages} is above ${from}, at least zero = ${strong(remaining)}`,
  ],
  exemptionValue: ({ exemption, value }) => [
    say`Tax that exemptions of ${exemption} are worth by the state’s formula: ${strong(value)} a year`,
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
    say`Lower rates that such wages lose: ${tax} + ${added} = ${strong(total)} a year`,
  ],
  creditShare: ({ tax, rate, remaining }) => [
    say`Of ${tax}, ${rate} is forgiven at such wages: ${strong(remaining)} a year is left`,
  ],
  yearlyRate: ({ amount, rate, tax }) => [say`${amount} × ${rate} = ${strong(tax)} a year`],
  stateTaxableOfYear: ({ amount }) => [say`What the state taxes of the year: ${strong(amount)}`],
  stateTaxableOfPeriod: ({ amount }) => [say`What the state taxes of this period: ${strong(amount)}`],
  noCountyGiven: () => [say`No county is given, so the highest county rate of the state is taken`],
  livesOutsideState: () => [say`Taken in place of a county’s tax because the employee lives outside the state`],
  countyRateStated: () => [say`The county’s rate is the one that was given`],
  shareOfStateTax: ({ tax, rate, part }) => [
    say`Of the state’s tax of the year: ${tax} × ${rate} = ${strong(part)} a year`,
  ],
  shareOfSupplementalTax: ({ tax, rate, part }) => [
    say`Of the state’s tax on supplemental pay: ${tax} × ${rate} = ${strong(part)}`,
  ],
  cityDeduction: ({ filingStatus, deduction }) => [
    say`Deduction of the city for ${filingStatus}: ${strong(deduction)}`,
  ],
  exclusionByWages: ({ annual, exclusion, remaining }) => [
    say`Not taxed of a yearly wage of ${annual}: ${exclusion}, so ${strong(remaining)} is left`,
  ],
  livesAndWorksInPlace: () => [say`Taken because the employee lives and works there`],
  livesInPlace: () => [say`Taken because the employee lives there`],
  worksInPlace: () => [say`Taken because the work is done there`],
  higherOfHomeAndWork: ({ home, work }) => [
    say`At home residents pay ${home}, at work those who live elsewhere pay ${work}: the higher counts, at home where they are equal`,
  ],
  otherPlaceCredit: ({ tax, credit, remaining }) => [
    say`Less what is taken in the other place: ${tax} − ${credit}, at least zero = ${strong(remaining)}`,
  ],
  yearlyAmountPerPeriod: ({ yearly, periods, perPeriod }) => [
    say`${yearly} a year ÷ ${periods} pay periods, rounded down = ${strong(perPeriod)}`,
  ],
  yearlyAmountTaken: ({ yearly, periods }) => [
    say`The ${yearly} of the year are taken in ${periods} payments, which came before this one: ${strong('0.00')}`,
  ],
  servicesTaxExempt: () => [say`The employee has claimed exemption from it, so none is taken`],
  exemptionMayBeClaimed: ({ annual, limit }) => [
    say`The yearly wage of ${annual} is below ${limit}, so the employee may claim exemption`,
  ],
  monthlyFee: ({ perMonth, months, fee }) => [
    say`Taken with the first payment of a month: ${perMonth} × ${months} = ${strong(fee)}`,
  ],
  feeOfMonthTaken: ({ perMonth }) => [
    say`The ${perMonth} of this month were taken with its first payment: ${strong('0.00')}`,
  ],
  belowMonthlyWages: ({ monthly, limit }) => [
    say`The wages of a month, ${monthly}, are below ${limit}, where the fee begins: ${strong('0.00')}`,
  ],
  weeklyFee: ({ perWeek, weeks, periods, perPeriod }) => [
    say`${perWeek} a week × ${weeks} weeks ÷ ${periods} pay periods = ${strong(perPeriod)}`,
  ],
  countyFeeApart: () => [say`If the county takes a fee too, it has a line of its own: name the county for it`],
  belowLocalThreshold: ({ annual, limit }) => [
    say`The yearly wage of ${annual} is below ${limit}, where the local tax begins: ${strong('0.00')}`,
  ],
  electedRate: ({ wages, rate, tax }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`${wages} × ${rate}, the rate elected or the state’s default = ${strong(tax)}`,
  ],
  unemploymentAndWorkforce: ({ unemployment, workforce, total }) => [
    say`Unemployment insurance ${unemployment} and workforce funds ${workforce}, together ${strong(total)}`,
  ],
  medicalAndFamily: ({ medical, family, total }) => [
    say`Medical leave ${medical} and family leave ${family}, together ${strong(total)}`,
  ],
  employeeShare: ({ premium, share, tax }) => [
    say`Of the premium of ${premium} the employee pays ${share} = ${strong(tax)}`,
  ],
  limitToYearlyMaximum: ({ before, maximum, limited }) => [
    say`With ${before} already withheld, ${strong(limited)} is left of the most for a year, ${maximum}`,
  ],
  makeUpToYearlyMaximum: ({ before, maximum, total }) => [
    say`With ${before} already withheld, ${strong(total)} makes up the cents that rounding left below the most for a year, ${maximum}`,
  ],
  limitToWeeklyMaximum: ({ weekly, weeks, periods, limited }) => [
    say`At most ${weekly} a week: ${weekly} × ${weeks} ÷ ${periods} = ${strong(limited)}`,
  ],
  assumedHours: ({ yearly, periods, hours }) => [
    say`The hours were not given, so full-time work is assumed: ${yearly} ÷ ${periods} = ${strong(hours)} hours`,
  ],
  perHour: ({ hours, price, tax }) => [say`${hours} hours × ${price} = ${strong(tax)}`],
  perQuarter: ({ amount, quarters, tax }) => [
    say`Taken once a quarter, from its last pay: ${amount} × ${quarters} = ${strong(tax)}`,
  ],
  notLastOfQuarter: ({ amount }) => [
    say`${amount} is taken once a quarter, from its last pay, so now ${strong('0.00')}`,
  ],
};
