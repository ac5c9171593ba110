import type {
  BracketRow,
  ByStatus,
  EmployeeCount,
  FederalRules,
  OtherRecord,
  Sourced,
  StateIncomeTaxRules,
  StateItem,
  StateSupplementalMethod,
} from '@paperwage/payroll';
import { EMPLOYEE_COUNTS } from '@paperwage/payroll';
import type { Rate } from '@paperwage/values';
import { formatDollars, joinWords, formatRate, formatUnitPrice } from '@paperwage/values';

/** How a state's income tax is withheld, in a phrase. */
export function incomeTaxWords(rules: StateIncomeTaxRules): string {
  switch (rules.method) {
    case 'none':
      return 'No tax on wages';
    case 'annualized':
      return annualizedWords(rules);
    case 'flat':
      return `${formatRate(rules.rate)} of the wages${rules.deductions ? ' minus what the certificate claims' : ''}`;
    case 'electedRate':
      return (
        `The rate the employee chooses from ${joinWords(rules.rates.map(formatRate))}; ` +
        `${formatRate(rules.defaultRate)} if the employee chooses none`
      );
    case 'california':
      return `Method B: yearly wages minus deductions, at ${ratesOf(rules.schedule)}, minus credits for allowances`;
    case 'oregon':
      return (
        'Yearly wages minus federal tax up to a cap and a standard deduction, at ' +
        `${ratesOf([...Object.values(rules.below).flat(), ...Object.values(rules.fromLimit).flat()])}, minus credits`
      );
    case 'utah':
      return `${formatRate(rules.rate)} of the wages, minus a credit that shrinks as wages rise`;
    case 'massachusetts': {
      const { surtax } = rules;
      const more = surtax ? `, and ${formatRate(surtax.rate)} more above ${formatDollars(surtax.over)} a year` : '';
      return `${formatRate(rules.rate)} of yearly wages minus payroll taxes and exemptions${more}`;
    }
    case 'louisiana':
      return `Yearly wages at ${ratesOf(rules.schedule)}, minus the tax on exemptions`;
    case 'newJersey':
      return `The table of the pay period, or the yearly one, at ${ratesOf(Object.values(rules.yearly).flat())}`;
    case 'connecticut':
      return (
        'The tables of the withholding code: yearly wages at ' +
        `${ratesOf(Object.values(rules.codes).flatMap(({ schedule }) => schedule))}`
      );
    case 'maryland':
      return (
        `Yearly wages minus a standard deduction and exemptions, at ${ratesOf(rules.schedule)}; counties tax ` +
        'the same amount'
      );
    case 'arkansas':
      return (
        `Yearly wages minus a standard deduction, in bands of ${formatDollars(rules.band)}, at ` +
        `${ratesOf(rules.schedule)}, minus credits`
      );
  }
}

type Annualized = Extract<StateIncomeTaxRules, { readonly method: 'annualized' }>;

function annualizedWords({
  schedule,
  standardDeduction,
  deductions,
  subtractsFederalTax,
  credits,
}: Annualized): string {
  const less = [
    ...(standardDeduction ? ['a standard deduction'] : []),
    ...(deductions ? ['what the certificate claims'] : []),
    ...(subtractsFederalTax ? ['federal income tax'] : []),
  ];
  const ofWhat = less.length > 0 ? `Yearly wages minus ${joinWords(less)}` : 'Yearly wages';
  return `${ofWhat}, at ${ratesOf(schedule)}${credits ? ', minus credits' : ''}`;
}

type Schedule = readonly BracketRow[] | ByStatus<readonly BracketRow[]> | Annualized['schedule'];

/** The lowest and the highest rate above zero. */
function ratesOf(schedule: Schedule): string {
  const rows: readonly BracketRow[] = Array.isArray(schedule) ? schedule : Object.values(schedule).flat();
  return span(rows.map(({ rate }) => rate));
}

function span(rates: readonly Rate[]): string {
  const taken = rates.filter((rate) => rate > 0).sort((a, b) => a - b);
  const [lowest, highest] = [taken[0], taken.at(-1)];
  if (lowest === undefined || highest === undefined) return formatRate(0 as Rate);
  return lowest === highest ? formatRate(lowest) : `${formatRate(lowest)} to ${formatRate(highest)}`;
}

/** What employees pay into a program of the state, in a phrase. */
export function itemWords(item: StateItem): string {
  return `${itemFigures(item)}${item.withoutTips ? ', not counting tips' : ''}`;
}

const EMPLOYEES: Readonly<Record<EmployeeCount, string>> = {
  under10: 'fewer than 10',
  '10to24': '10 to 24',
  '25orMore': '25 or more',
};

function itemFigures(item: StateItem): string {
  switch (item.method) {
    case 'rateToWageBase':
      return `${formatRate(item.rate)} of wages up to ${formatDollars(item.wageBase)} a year`;
    case 'rateByEmployees': {
      const shares = EMPLOYEE_COUNTS.flatMap((count) => {
        const rate = item.rates[count];
        return rate === undefined ? [] : [`${formatRate(rate)} with ${EMPLOYEES[count]} employees`];
      });
      return `${shares.join(', ')}, of wages up to ${formatDollars(item.wageBase)} a year`;
    }
    case 'rateOfWages':
      return `${formatRate(item.rate)} of all wages`;
    case 'rateToYearlyMaximum':
      return `${formatRate(item.rate)} of wages, at most ${formatDollars(item.maximum)} a year`;
    case 'rateToWeeklyMaximum':
      return `${formatRate(item.rate)} of wages, at most ${formatDollars(item.maximum)} a week`;
    case 'shareOfPremium':
      return (
        `${formatRate(item.employeeShare)} of a premium of ${formatRate(item.rate)} of wages up to ` +
        `${formatDollars(item.wageBase)} a year`
      );
    case 'perHour':
      return `$${formatUnitPrice(item.price)} for each hour worked`;
    case 'electedPerHour':
      return 'The hourly amount on the employer’s rate notice';
    case 'perQuarter':
      return `${formatDollars(item.amount)} a quarter`;
  }
}

/** What a state withholds on supplemental pay alone, in a phrase. */
export function supplementalWords(how: StateSupplementalMethod): string {
  switch (how.method) {
    case 'rate': {
      const other = how.rateIfNoBonus;
      return other === undefined
        ? formatRate(how.rate)
        : `${formatRate(how.rate)} of bonuses and stock options, ${formatRate(other)} of other supplemental pay`;
    }
    case 'shareOfFederal':
      return `${formatRate(how.share)} of the federal tax on it`;
    case 'byAnnualWages':
      return `${span(how.rows.map(({ rate }) => rate))}, by the regular wages of a year`;
  }
}

/** A federal rule in a phrase, with the name of what it is about. */
export interface FederalWords {
  readonly group: 'incomeTax' | 'programs' | 'supplemental' | 'certificates';
  readonly rules:
    | 'standardSchedules'
    | 'step2Schedules'
    | 'worksheet1A'
    | 'nonresidentAlien'
    | 'w4Step3'
    | 'supplemental'
    | 'socialSecurity'
    | 'medicare';
  readonly name: string;
  readonly text: string;
}

/** Every group of federal rules in words, in the order they are withheld. */
export function federalWords(rules: FederalRules): readonly FederalWords[] {
  const { standardSchedules, step2Schedules, worksheet1A, nonresidentAlien, w4Step3, supplemental } = rules;
  const { socialSecurity, medicare } = rules;
  const { table1, table2 } = nonresidentAlien;
  const { adjustment, allowance } = worksheet1A;
  return [
    {
      group: 'incomeTax',
      rules: 'standardSchedules',
      name: 'Standard schedules',
      text: `Yearly wages by Worksheet 1A, at ${scheduleRates(standardSchedules)}`,
    },
    {
      group: 'incomeTax',
      rules: 'step2Schedules',
      name: 'Schedules for step 2',
      text: `With the box in step 2 of Form W-4 checked, at ${scheduleRates(step2Schedules)}`,
    },
    {
      group: 'incomeTax',
      rules: 'worksheet1A',
      name: 'Amounts of Worksheet 1A',
      text:
        `We subtract ${formatDollars(adjustment.single)} from yearly wages, or ${formatDollars(adjustment.marriedJointly)} for married filing ` +
        `jointly; ${formatDollars(allowance)} for each allowance on an older Form W-4`,
    },
    {
      group: 'programs',
      rules: 'socialSecurity',
      name: 'Social security',
      text: `${formatRate(socialSecurity.rate)} of wages up to ${formatDollars(socialSecurity.wageBase)} a year`,
    },
    {
      group: 'programs',
      rules: 'medicare',
      name: 'Medicare',
      text:
        `${formatRate(medicare.rate)} of all wages, and ${formatRate(medicare.additionalRate)} more above ` +
        `${formatDollars(medicare.additionalThreshold)} a year`,
    },
    {
      group: 'supplemental',
      rules: 'supplemental',
      name: 'Supplemental wages',
      text:
        `${formatRate(supplemental.rate)}, and ${formatRate(supplemental.rateAboveThreshold)} of what is above ` +
        `${formatDollars(supplemental.threshold)} a year`,
    },
    {
      group: 'certificates',
      rules: 'w4Step3',
      name: 'W-4',
      text:
        `Step 3: ${formatDollars(w4Step3.perChildUnder17)} for each child under 17, ${formatDollars(w4Step3.perOtherDependent)} for ` +
        'each other dependent',
    },
    {
      group: 'certificates',
      rules: 'nonresidentAlien',
      name: 'Nonresident aliens',
      text: `Added to yearly wages for income tax only: ${formatDollars(table2.ANNUAL)}, or ${formatDollars(table1.ANNUAL)} with a Form W-4 from 2019 or earlier`,
    },
  ];
}

function scheduleRates({ single, marriedJointly, headOfHousehold }: FederalRules['standardSchedules']): string {
  return ratesOf([...single, ...marriedJointly, ...headOfHousehold]);
}

/**
 * Whose record of a publication we read, what else confirms it and what came from elsewhere, in sentences; nothing if
 * we read the publication itself and compared it with nothing else.
 */
export function comparisonWords({ recordedBy = [], comparedWith = [], takenFrom = [] }: Sourced): string {
  const isAlone = recordedBy.length === 1 && comparedWith.length === 0 && takenFrom.length === 0;
  return [
    ...(recordedBy.length > 0 ? [`From ${joinWords(recordedBy)}; we did not read the original.`] : []),
    ...(isAlone ? ['We haven’t compared it with anything else.'] : []),
    ...(comparedWith.length > 0 ? [`Compared with ${byFigures(comparedWith, '').join('; with ')}.`] : []),
    ...byFigures(takenFrom, ' instead').map((taken) => `Taken from ${taken}.`),
  ].join(' ');
}

/** `A and B: the rate`, once for all records that we read for the same figures. */
function byFigures(records: readonly OtherRecord[], after: string): string[] {
  const readFor = new Map<string, string[]>();
  for (const { record, figures = '' } of records) readFor.set(figures, [...(readFor.get(figures) ?? []), record]);
  return [...readFor].map(([figures, names]) => joinWords(names) + after + (figures === '' ? '' : `: ${figures}`));
}
