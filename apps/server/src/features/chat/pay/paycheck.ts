import type {
  FilingStatus,
  PayFrequency,
  PayInput,
  PayTaxes,
  RuleBook,
  StateElections,
  TaxLine,
} from '@paperwage/payroll';
import {
  calculatePay,
  findPlaces,
  PayProblem,
  PERIODS_PER_YEAR,
  placeQuestions,
  repeatPay,
  step3Credits,
} from '@paperwage/payroll';
import type { CalendarDate, Cents, Quantity, Rate, StateCode } from '@paperwage/values';
import {
  add,
  addDays,
  applyRate,
  calendarDate,
  isWeekend,
  STATE_NAMES,
  subtract,
  times,
  ZERO,
} from '@paperwage/values';

/** A paycheck and its year, as the calculator of the state shows them. */
export interface NetPay {
  readonly gross: Cents;
  /** Into a 401(k). */
  readonly retirement: Cents;
  readonly net: Cents;
  readonly yearNet: Cents;
  readonly taxes: PayTaxes;
}

type PlaceElections = Pick<StateElections, 'locality' | 'county'>;

/** The election of a city in which someone lives and works; undefined where the rules don't know the one place of its name. */
export function placeElection(
  name: string,
  state: StateCode,
  year: number,
  rules: RuleBook,
): PlaceElections | undefined {
  if (name === '') return undefined;
  const { locality, county } = placeQuestions(state);
  const role = locality ? 'locality' : 'county';
  if (!locality && county === undefined) return undefined;
  const found = findPlaces(name, state, calendarDate(`${year}-11-16`), rules, role).filter(({ isNamed }) => isNamed);
  const [place] = found;
  return place?.isHeld && found.length === 1 ? { [role]: place.name } : undefined;
}

/** What is left of a paycheck late in the year on which no yearly limit is reached, and of the year. Undefined where the rules refuse it. */
export function netPayOf(
  asked: {
    readonly gross: Cents;
    readonly overtime?: Cents;
    /** Of the gross pay, in ten-thousandths, into a 401(k) before tax. */
    readonly retirementRate?: Rate;
    /** Where they live and work, by its name in the rules. */
    readonly place?: PlaceElections;
    readonly hours: Quantity | undefined;
    readonly frequency: PayFrequency;
    readonly state: StateCode | undefined;
    readonly status: FilingStatus;
    readonly children: number;
    readonly year: number;
  },
  rules: RuleBook,
): NetPay | undefined {
  const { gross, overtime, retirementRate, place, hours, frequency, state, status, children, year } = asked;
  const retirement = retirementRate === undefined ? ZERO : applyRate(gross, retirementRate);
  const payDate = calendarDate(`${year}-11-16`);
  const input: PayInput = {
    payDate,
    payFrequency: frequency,
    grossPay: gross,
    state,
    w4: {
      version: '2020',
      filingStatus: status,
      step2Checkbox: false,
      step3Credits: step3Credits({ childrenUnder17: children, otherDependents: 0 }, payDate, rules),
      otherIncome: ZERO,
      deductions: ZERO,
      extraWithholding: ZERO,
    },
    ...(hours === undefined ? {} : { hoursWorked: hours }),
    ...(overtime === undefined ? {} : { overtime }),
    ...(retirement === ZERO ? {} : { preTaxDeductions: [{ class: 'retirement401k', amount: retirement }] }),
    ...(place === undefined ? {} : { elections: place }),
    yearToDate: NOTHING_PAID,
  };
  try {
    const taxes = calculatePay(input, rules);
    const left = subtract(gross, retirement);
    const yearNet = subtract(times(left, PERIODS_PER_YEAR[frequency]), taxesOfYear(input, rules));
    return { gross, retirement, net: subtract(left, taxes.total), yearNet, taxes };
  } catch (error) {
    if (error instanceof PayProblem) return undefined;
    throw error;
  }
}

const NOTHING_PAID = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO };

/** The taxes of as many equal paychecks as the year has, each by the rules of its pay date and after what was paid before. */
function taxesOfYear(input: PayInput, rules: RuleBook): Cents {
  const periods = PERIODS_PER_YEAR[input.payFrequency];
  const payDate = lastPayDate(Number(input.payDate.slice(0, 4)), input.payFrequency);
  const before = repeatPay({ ...input, payDate }, periods - 1, rules);
  const yearToDate = {
    ...before.yearToDate,
    payments: periods - 1,
    socialSecurity: before.taxes.socialSecurity ?? ZERO,
  };
  return add(before.total, calculatePay({ ...input, payDate, yearToDate }, rules).total);
}

/** Nobody is paid daily on a weekend. */
function lastPayDate(year: number, frequency: PayFrequency): CalendarDate {
  let day = calendarDate(`${year}-12-31`);
  while (frequency === 'DAILY' && isWeekend(day)) day = addDays(day, -1);
  return day;
}

/** What the figures leave out, in a sentence that follows others. */
export function leftOut({ coverage }: PayTaxes, state: StateCode): string {
  const { local, itemsNotStated } = coverage;
  const items = itemsNotStated
    ? ` ${itemsNotStated.join(' and ')} isn’t in these numbers, because ${state === 'DE' ? 'it depends on how many employees the company has' : 'only the employer knows its rate'}.`
    : '';
  if (local.status === 'none') return items;
  if (state === 'MD') return `${items} County tax is at Maryland’s highest rate.`;
  return `${items} City and county taxes aren’t in these numbers.`;
}

/** What a tax is called beside the others of its state. */
export function taxName({ tax, title }: TaxLine, state: StateCode): string {
  switch (tax) {
    case 'federalIncomeTax':
      return 'Federal income tax';
    case 'socialSecurity':
      return 'Social Security';
    case 'medicare':
      return 'Medicare';
    case 'stateIncomeTax':
      return `${STATE_NAMES[state]} income tax`;
    default:
      return title ?? tax.replace(/^named:/, '');
  }
}
