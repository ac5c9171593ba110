import type {
  FilingStatus,
  PreTaxDeduction,
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
  grossFromNet,
  NOTHING_PAID,
  ordinaryPayDate,
  PayProblem,
  PERIODS_PER_YEAR,
  placeQuestions,
  plainW4,
  step3Credits,
  yearOfPaychecks,
} from '@paperwage/payroll';
import type { Cents, Quantity, Rate, StateCode } from '@paperwage/values';
import { applyRate, subtract, sum, times, ZERO } from '@paperwage/values';

/** A paycheck and its year, as the calculator of the state shows them. */
export interface NetPay {
  readonly gross: Cents;
  /** Before tax. */
  readonly deductions: readonly PreTaxDeduction[];
  readonly net: Cents;
  readonly yearNet: Cents;
  readonly taxes: PayTaxes;
  /** The taxes of the whole year, line by line. */
  readonly yearTaxes: readonly Pick<TaxLine, 'tax' | 'title' | 'amount'>[];
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
  const found = findPlaces(name, state, ordinaryPayDate(year), rules, role).filter(({ isNamed }) => isNamed);
  const [place] = found;
  return place?.isHeld && found.length === 1 ? { [role]: place.name } : undefined;
}

/** What a paycheck is calculated from. */
export interface AskedPaycheck {
  readonly gross: Cents;
  readonly overtime?: Cents;
  readonly tips?: Cents;
  /** Of the gross pay, into a 401(k) before tax. */
  readonly retirementRate?: Rate;
  readonly deductions?: readonly PreTaxDeduction[];
  /** Where they live, if in another state. */
  readonly residenceState?: StateCode;
  /** Where they live and work, by its name in the rules. */
  readonly place?: PlaceElections;
  /** On the form of the state, where it counts them. */
  readonly allowances?: number;
  readonly hours: Quantity | undefined;
  readonly frequency: PayFrequency;
  readonly state: StateCode | undefined;
  readonly status: FilingStatus;
  readonly children: number;
  /** The credits of a year in step 3 of Form W-4, where they are said and not counted by the children. */
  readonly step3?: Cents | undefined;
  /** The box for two jobs in step 2(c) of Form W-4. */
  readonly step2Checkbox?: boolean;
  readonly year: number;
}

/** What is left of a paycheck late in the year on which no yearly limit is reached, and of the year. Undefined where the rules refuse it. */
export function netPayOf(asked: AskedPaycheck, rules: RuleBook): NetPay | undefined {
  const input = inputOf(asked, rules);
  const { grossPay: gross, preTaxDeductions: deductions = [] } = input;
  try {
    const taxes = calculatePay(input, rules);
    const left = subtract(gross, sum(deductions.map(({ amount }) => amount)));
    const yearTaxes = taxesOfYear(input, rules);
    const yearNet = subtract(
      times(left, PERIODS_PER_YEAR[input.payFrequency]),
      sum(yearTaxes.map(({ amount }) => amount)),
    );
    return { gross, deductions, net: subtract(left, taxes.total), yearNet, taxes, yearTaxes };
  } catch (error) {
    if (error instanceof PayProblem) return undefined;
    throw error;
  }
}

/** The gross pay that leaves a net pay; undefined where the rules refuse it. */
export function grossOfNet(net: Cents, asked: Omit<AskedPaycheck, 'gross'>, rules: RuleBook): Cents | undefined {
  try {
    const found = grossFromNet(net, inputOf({ ...asked, gross: ZERO }, rules), rules);
    return found.exact ? found.grossPay : found.above.grossPay;
  } catch (error) {
    if (error instanceof PayProblem) return undefined;
    throw error;
  }
}

function inputOf(asked: AskedPaycheck, rules: RuleBook): PayInput {
  const { gross, overtime, tips, retirementRate, place, allowances, hours, frequency, state, status, children, year } =
    asked;
  const elections = allowances === undefined ? place : { ...place, allowances };
  const retirement = retirementRate === undefined ? ZERO : applyRate(gross, retirementRate);
  const payDate = ordinaryPayDate(year);
  const deductions: PreTaxDeduction[] = [
    ...(retirement === ZERO ? [] : [{ class: 'retirement401k' as const, amount: retirement }]),
    ...(asked.deductions ?? []),
  ];
  return {
    payDate,
    payFrequency: frequency,
    grossPay: gross,
    state,
    ...(asked.residenceState === undefined ? {} : { residenceState: asked.residenceState }),
    w4: plainW4(
      status,
      asked.step3 ?? step3Credits({ childrenUnder17: children, otherDependents: 0 }, payDate, rules),
      asked.step2Checkbox,
    ),
    ...(hours === undefined ? {} : { hoursWorked: hours }),
    ...(overtime === undefined ? {} : { overtime }),
    ...(tips === undefined ? {} : { tips }),
    ...(deductions.length === 0 ? {} : { preTaxDeductions: deductions }),
    ...(elections === undefined ? {} : { elections }),
    yearToDate: NOTHING_PAID,
  };
}

/** The taxes of as many equal paychecks as the year has, in the order of the last of them. */
function taxesOfYear(input: PayInput, rules: RuleBook): NetPay['yearTaxes'] {
  const { taxes, last } = yearOfPaychecks(input, rules);
  return last.lines.map((line) => ({ ...line, amount: taxes[line.tax] ?? ZERO }));
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
