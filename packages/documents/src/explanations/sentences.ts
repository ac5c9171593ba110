import { CERTIFICATE_SENTENCES } from './certificate-sentences.ts';
import { say, strong } from './phrase.ts';
import type { Sentences } from './sentence-types.ts';
import { STATE_SENTENCES } from './state-sentences.ts';

/** Shown where an annual wage base applies: some people compare the year's total with the rate on the whole base. */
const ROUNDED_ONE_BY_ONE = say`Each payment is rounded to the cent, so the year’s total may differ from the yearly maximum by a few cents`;

/** Whether the payment is a whole year's, which nobody thinks of as one of several periods. */
const isYear = (periods: string) => periods === '1';

/** The wording of every step, mostly one sentence. A missing step doesn't compile, nor does a figure its step doesn't have. */
export const SENTENCES: Sentences = {
  earlierTables: ({ missing, used }) => [
    say`${missing} tables aren’t in yet, so this is calculated with the ${strong(used)} tables`,
  ],
  figuresOfNewYear: ({ year }) => [say`Where ${year} numbers are already published, we use those`],
  subtractPreTax: ({ wages, class: kind, amount, remaining }) => [
    say`${kind} before tax: ${wages} − ${amount} = ${strong(remaining)}`,
  ],
  preTaxStaysTaxed: ({ class: kind, amount }) => [say`${kind} of ${amount} don’t lower this tax`],
  preTaxAssumedTaxed: ({ class: kind, amount }) => [
    say`${kind} of ${amount}: we found no rule for this program, so we assume they don’t lower it`,
  ],
  subtractTips: ({ wages, tips, remaining }) => [say`Tips don’t count here: ${wages} − ${tips} = ${strong(remaining)}`],
  subtractExemptOvertime: ({ wages, overtime, remaining }) => [
    say`Overtime pay is not taxed on this pay date: ${wages} − ${overtime} = ${strong(remaining)}`,
  ],
  reciprocity: ({ work, home }) => [
    say`The work is in ${work}. By agreement, with its exemption form on file, the tax goes to ${home}, where the employee lives`,
  ],
  homeStateSettles: ({ work, home }) => [
    say`The work is in ${work}, so its tax is withheld`,
    say`The employee settles ${home} tax on the yearly return`,
  ],
  noReciprocityForm: ({ work, home }) => [
    say`The work is in ${work}, and its exemption form is not on file, so its tax is withheld`,
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
  exemptFromFederal: () => [say`Form W-4 claims exemption, so no federal income tax is withheld`],
  exemptToThreshold: ({ threshold }) => [
    say`Form W-4 claims exemption, which does not cover supplemental pay above ${threshold} a year`,
  ],
  addForNonresidentAlien: ({ wages, added, total }) => [
    say`Added for a nonresident alien, for this tax only: ${wages} + ${added} = ${strong(total)}`,
  ],
  nonresidentAlienAsSingle: () => [say`We withhold from a nonresident alien as single, even if married`],
  annualize: ({ wages, periods, annual }) =>
    isYear(periods)
      ? [say`Taxable wages for the year: ${strong(annual)}`]
      : [
          say`Taxable wages this period: ${strong(wages)}`,
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
  divideByPeriods: ({ annual, periods, perPeriod }) =>
    isYear(periods) ? [] : [say`For one period: ${annual} ÷ ${periods} = ${strong(perPeriod)}`],
  divideUnrounded: ({ base, excess, rate, periods, perPeriod }) => [
    say`For one period, before the yearly tax is rounded: (${base} + ${excess} × ${rate}) ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  creditsPerPeriod: ({ credits, periods, perPeriod }) => [
    isYear(periods)
      ? say`Credits from Form W-4, step 3: ${strong(perPeriod)}`
      : say`Credits from Form W-4, step 3, for one period: ${credits} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  subtractCredits: ({ tax, credits, remaining }) => [
    say`Minus the credits: ${tax} − ${credits}, at least zero = ${strong(remaining)}`,
  ],
  addExtraWithholding: ({ tax, extra, total }) => [
    say`Extra withholding requested: ${tax} + ${extra} = ${strong(total)}`,
  ],
  applyRate: ({ wages, rate, tax }) => [say`Taxable wages: ${strong(wages)}`, say`${wages} × ${rate} = ${strong(tax)}`],
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
  ...STATE_SENTENCES,
  allowancesOfPeriod: ({ allowances, each, total }) => [say`Allowances: ${allowances} × ${each} = ${strong(total)}`],
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
    say`The state forgives ${rate} of ${tax} at these wages, which leaves ${strong(remaining)} a year`,
  ],
  yearlyRate: ({ amount, rate, tax }) => [say`${amount} × ${rate} = ${strong(tax)} a year`],
  stateTaxableOfYear: ({ amount }) => [say`State taxable wages for the year: ${strong(amount)}`],
  stateTaxableOfPeriod: ({ amount }) => [say`State taxable wages: ${strong(amount)}`],
  noCountyGiven: () => [say`No county was entered, so we use the state’s highest county rate`],
  livesOutsideState: () => [say`Replaces a county tax because the employee lives outside the state`],
  countyRateStated: () => [say`We use the county rate you entered`],
  shareOfStateTax: ({ tax, rate, part }) => [
    say`Share of the state’s tax for the year: ${tax} × ${rate} = ${strong(part)} a year`,
  ],
  shareOfSupplementalTax: ({ tax, rate, part }) => [
    say`Share of the state’s tax on supplemental pay: ${tax} × ${rate} = ${strong(part)}`,
  ],
  cityDeduction: ({ filingStatus, deduction }) => [say`City deduction for ${filingStatus}: ${strong(deduction)}`],
  exclusionByWages: ({ annual, exclusion, remaining }) => [
    say`Of yearly wages of ${annual}, ${exclusion} is not taxed, so ${strong(remaining)} is left`,
  ],
  livesAndWorksInPlace: () => [say`Withheld because the employee lives and works there`],
  livesInPlace: () => [say`Withheld because the employee lives there`],
  worksInPlace: () => [say`Withheld because the work is done there`],
  livedInPlaceOnJanuary1: () => [say`Withheld because the employee lived there on January 1`],
  livesInPlaceWorkAssumed: () => [say`Withheld because the employee lives there. We assume the work is done there too`],
  worksInPlaceHomeUnknown: () => [
    say`Withheld because the work is done there, at the rate for nonresidents: we don’t know where the employee lives`,
  ],
  higherOfHomeAndWork: ({ home, work }) => [
    say`Residents at home pay ${home}, nonresidents at work pay ${work}. The higher one applies; if equal, the one at home`,
  ],
  otherPlaceCredit: ({ tax, credit, remaining }) => [
    say`Minus what the other place takes: ${tax} − ${credit}, at least zero = ${strong(remaining)}`,
  ],
  yearlyAmountPerPeriod: ({ yearly, periods, perPeriod }) => [
    isYear(periods)
      ? say`The tax for a year: ${strong(perPeriod)}`
      : say`${yearly} a year ÷ ${periods} pay periods, rounded down = ${strong(perPeriod)}`,
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
    isYear(periods)
      ? say`${perWeek} a week × ${weeks} weeks = ${strong(perPeriod)}`
      : say`${perWeek} a week × ${weeks} weeks ÷ ${periods} pay periods = ${strong(perPeriod)}`,
  ],
  countyFeeApart: () => [say`If the county charges a fee too, enter the county to get its own line`],
  belowLocalThreshold: ({ annual, limit }) => [
    say`Yearly wages of ${annual} are below ${limit}, where the local tax starts: ${strong('0.00')}`,
  ],
  electedRate: ({ wages, rate, tax }) => [
    say`Taxable wages: ${strong(wages)}`,
    say`At the rate chosen, or the state’s default: ${wages} × ${rate} = ${strong(tax)}`,
  ],
  unemploymentAndWorkforce: ({ unemployment, workforce, total }) => [
    say`Unemployment insurance ${unemployment} and workforce funds ${workforce}, together ${strong(total)}`,
  ],
  medicalAndFamily: ({ medical, family, total }) => [
    say`Medical leave ${medical} and family leave ${family}, together ${strong(total)}`,
  ],
  employeeShare: ({ premium, share, tax }) => [
    say`The employee’s share of the premium: ${premium} × ${share} = ${strong(tax)}`,
  ],
  limitToYearlyMaximum: ({ before, maximum, limited }) => [
    say`With ${before} already withheld, ${strong(limited)} is left of the yearly maximum of ${maximum}`,
  ],
  limitToMaximumEstimated: ({ before, maximum, limited }) => [
    say`With an estimated ${before} already withheld, as from equal paychecks, ${strong(limited)} is left of the most for a year, ${maximum}`,
  ],
  makeUpToYearlyMaximum: ({ before, maximum, total }) => [
    say`With ${before} already withheld, ${strong(total)} makes up the cents that rounding left below the yearly maximum of ${maximum}`,
  ],
  limitToWeeklyMaximum: ({ weekly, weeks, periods, limited }) => [
    isYear(periods)
      ? say`At most ${weekly} a week: ${weekly} × ${weeks}, rounded down = ${strong(limited)}`
      : say`At most ${weekly} a week: ${weekly} × ${weeks} ÷ ${periods}, rounded down = ${strong(limited)}`,
  ],
  assumedHours: ({ yearly, periods, hours }) => [
    say`No hours were entered, so we assume full-time work: ${yearly} ÷ ${periods} = ${strong(hours)} hours`,
  ],
  perHour: ({ hours, price, tax }) => [say`${hours} hours × ${price} = ${strong(tax)}`],
  mostAllowed: ({ tax }) => [say`${tax} is the most an employer may withhold. The employer may withhold less`],
  perQuarter: ({ amount, quarters, tax }) => [
    say`Withheld once a quarter, from its last pay: ${amount} × ${quarters} = ${strong(tax)}`,
  ],
  notLastOfQuarter: ({ amount }) => [
    say`${amount} is withheld once a quarter, from its last pay, so now ${strong('0.00')}`,
  ],
};
