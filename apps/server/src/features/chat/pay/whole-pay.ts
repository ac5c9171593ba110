import type { PayFrequency } from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import {
  add,
  divide,
  LARGEST_AMOUNT,
  parseMoney,
  parseUnitPrice,
  quantity,
  times,
  timesQuantity,
  ZERO,
} from '@paperwage/values';
import type { AskedQuestion } from '../reading/read-question.ts';
import type { PaidHours } from './daily-overtime.ts';
import type { ReadPay } from './pay-notes.ts';
import { HOURS_A_WEEK, MOST_HOURLY_PAY, MOST_HOURS_A_WEEK, WEEKS_A_YEAR } from '../reading/pay-words.ts';
import type { AskedPaycheck } from './paycheck.ts';
import type { AskedAmount } from '../reading/read-pay.ts';

/** Below this, an unlabeled amount may be for an hour or for a paycheck. */
const LEAST_YEARLY_PAY = 10_000;
/** From here on, nobody is paid weekly or monthly, so "60,000 monthly" is a year's pay. */
const LEAST_YEARLY_BESIDE = 30_000;
/** Above it, what is said of a paycheck is of the year. */
const MOST_YEARLY_PAY = 1_000_000;
/** A salary is more often said of the year. */
const MOST_YEARLY_SALARY = 600_000;
/** From which on hours that nobody says the time of are those of two weeks, up to what two weeks have without overtime. */
const HOURS_OF_TWO_WEEKS = { from: 61, to: 80 };

/** The pay and its frequency, or the question that must be asked first. */
export function readWholePay({ plain, pay }: AskedQuestion, amount: AskedAmount, daily?: PaidHours): ReadPay | string {
  const { frequencies, overtimeHours = 0, statuses, children } = pay;
  if (frequencies.length > 1) return 'How often is it paid?';
  const [paid] = frequencies;
  const common = { status: statuses[0], children, hours: 0, overtimeHours: 0, isHoursSaid: true };
  const basis = isOfYear(amount, plain) ? 'year' : (amount.basis ?? guessBasis(amount, pay));
  if (basis === undefined) return 'Is that for an hour, a paycheck or a year?';
  if (basis === 'hour') return hourlyPay(amount.value, pay, paid ?? amount.beside, daily);
  if (overtimeHours > 0) return 'What is the pay for an hour?';
  if (basis === 'year') {
    const frequency = paid ?? amount.beside ?? frequencyIn(amount.basis);
    return {
      ...common,
      basis: 'year',
      value: amount.value,
      frequency: frequency ?? 'BI_WEEKLY',
      isFrequencySaid: frequency !== undefined,
    };
  }
  const of = basis === 'paycheck' ? paid : basis;
  if (of === undefined) return 'How often is it paid?';
  if (paid !== undefined && paid !== of) {
    const value = amount.value * PERIODS_PER_YEAR[of];
    return { ...common, basis: 'year', value, frequency: paid, isFrequencySaid: true };
  }
  return { ...common, basis: 'paycheck', value: amount.value, frequency: of, isFrequencySaid: true };
}

/** "A salary of $62,000, twice a month" is of a year: nobody is paid that in a paycheck. */
function isOfYear({ value, basis }: AskedAmount, plain: string): boolean {
  const frequency = frequencyIn(basis);
  if (frequency === undefined || value < LEAST_YEARLY_BESIDE) return false;
  const most = /\bsalar(?:y|ied)\b/.test(plain) ? MOST_YEARLY_SALARY : MOST_YEARLY_PAY;
  return value * PERIODS_PER_YEAR[frequency] > most;
}

function frequencyIn(basis: AskedAmount['basis']): PayFrequency | undefined {
  return basis === undefined || basis === 'hour' || basis === 'year' || basis === 'paycheck' ? undefined : basis;
}

function guessBasis(
  { value, beside }: AskedAmount,
  { hours, frequencies }: AskedQuestion['pay'],
): AskedAmount['basis'] {
  if (beside !== undefined) {
    if (value >= LEAST_YEARLY_BESIDE) return 'year';
    return value < LEAST_YEARLY_PAY && value >= 100 ? beside : undefined;
  }
  if (value >= LEAST_YEARLY_PAY) return 'year';
  if (hours !== undefined && value < MOST_HOURLY_PAY) return 'hour';
  return frequencies[0] !== undefined && value >= 100 ? frequencies[0] : undefined;
}

/** Over 40 hours a week are paid at time and a half. */
function hourlyPay(
  value: number,
  { hours, overtimeHours, statuses, children }: AskedQuestion['pay'],
  paid: PayFrequency | undefined,
  daily: PaidHours | undefined,
): ReadPay | string {
  const isOfTwoWeeks =
    paid === undefined &&
    hours !== undefined &&
    hours.of === undefined &&
    hours.value >= HOURS_OF_TWO_WEEKS.from &&
    hours.value <= HOURS_OF_TWO_WEEKS.to;
  const frequency =
    paid ??
    (isOfTwoWeeks ? 'BI_WEEKLY' : undefined) ??
    (hours?.of === 'BI_WEEKLY' || hours?.of === 'MONTHLY' || hours?.of === 'SEMI_MONTHLY' ? hours.of : 'WEEKLY');
  const periods = PERIODS_PER_YEAR[frequency];
  const of = hours?.of ?? (hours !== undefined && hours.value > 60 && frequency !== 'WEEKLY' ? frequency : 'WEEKLY');
  if (of === 'DAILY' || (hours !== undefined && of === 'WEEKLY' && hours.value > MOST_HOURS_A_WEEK))
    return 'How many hours a week?';
  const perWeek = PERIODS_PER_YEAR[of] / WEEKS_A_YEAR;
  const weekly = (hours?.value ?? HOURS_A_WEEK) * perWeek;
  // How many of them are overtime depends on each week, which nobody said.
  if (of !== 'WEEKLY' && weekly > HOURS_A_WEEK + 0.01) return 'How many hours a week?';
  const saidOver = daily?.half ?? (of === 'WEEKLY' ? Math.max(0, weekly - HOURS_A_WEEK) : 0);
  // Overtime beside the hours of two weeks or a month is of the same time.
  const over = overtimeHours === undefined ? saidOver : overtimeHours * perWeek;
  // "45 hours with 5 of overtime" says the five twice, or not.
  if (saidOver > 0 && overtimeHours !== undefined && over !== saidOver)
    return 'How many hours a week, with the overtime?';
  const inPaycheck = (weeklyHours: number) => Math.round((weeklyHours * WEEKS_A_YEAR * 100) / periods) / 100;
  return {
    basis: 'hour',
    value,
    frequency,
    isFrequencySaid: paid !== undefined || hours?.of !== undefined,
    hours: inPaycheck(weekly - saidOver),
    overtimeHours: inPaycheck(over),
    isHoursSaid: hours !== undefined,
    ...(daily ? { overtimeLaw: `${daily.law} ${daily.assumed}` } : {}),
    status: statuses[0],
    children,
  };
}

/** The gross pay of a paycheck, with the part that is overtime. */
export function grossOf(
  { pay: { tips } }: AskedQuestion,
  pay: ReadPay,
): Pick<AskedPaycheck, 'gross' | 'overtime' | 'tips' | 'hours'> | undefined {
  const { basis, value, hours, overtimeHours, frequency } = pay;
  const amounts =
    basis === 'hour' ? hourlyGross(value, hours, overtimeHours) : { gross: wholeGross(pay), hours: undefined };
  const ofTips = tips === undefined ? undefined : parseMoney(tips.toFixed(2));
  // Tips of a week or a paycheck aren't those of a year.
  if (ofTips !== undefined && basis === 'year') return undefined;
  const gross = amounts && add(amounts.gross ?? ZERO, ofTips ?? ZERO);
  if (gross === undefined || gross <= ZERO || times(gross, PERIODS_PER_YEAR[frequency]) > LARGEST_AMOUNT)
    return undefined;
  return { ...amounts!, gross, ...(ofTips === undefined ? {} : { tips: ofTips }) };
}

export function wholeGross({ basis, value, frequency }: ReadPay): Cents | undefined {
  const amount = parseMoney(String(value));
  return amount === undefined || basis === 'paycheck' ? amount : divide(amount, PERIODS_PER_YEAR[frequency]);
}

function hourlyGross(value: number, hours: number, overtimeHours: number) {
  const rate = parseUnitPrice(String(value));
  if (rate === undefined) return undefined;
  const regular = timesQuantity(rate, quantity(hours));
  if (overtimeHours === 0) return { gross: regular, hours: quantity(hours) };
  const overtime = timesQuantity(rate, quantity(overtimeHours * 1.5));
  return { gross: add(regular, overtime), overtime, hours: quantity(hours + overtimeHours) };
}
