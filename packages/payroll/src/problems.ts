import type { CalendarDate } from '@paperwage/values';
import { yearOf } from '@paperwage/values';

type Say = (...details: string[]) => { readonly happened: string; readonly todo: string };

/** Every refusal of this package: what happened, and what to do about it. */
const CATALOGUE = {
  missingFederalRules: (payDate: string, from: string, to: string) => ({
    happened: `We don’t have the federal tax rules for ${payDate}.`,
    todo: `Choose a pay date from ${from} to ${to}, or enter the taxes yourself.`,
  }),
  tablesNotIn: (year: string, before: string, from: string, to: string) => ({
    happened: `${year} tables aren’t in yet.`,
    todo: `Calculate with the ${before} tables until they are, choose a pay date from ${from} to ${to}, or enter the taxes yourself.`,
  }),
  invalidDate: (path: string) => ({
    happened: `${path} is not a day in the calendar.`,
    todo: 'Give a date of the form YYYY-MM-DD.',
  }),
  invalidAmount: (path: string, largest: string) => ({
    happened: `${path} is not an amount of money that can be calculated with.`,
    todo: `Give whole cents from 0 to ${largest}.`,
  }),
  invalidCount: (path: string, least: string, most: string) => ({
    happened: `${path} is not a whole number from ${least} to ${most}.`,
    todo: 'Give a whole number in that range.',
  }),
  unknownChoice: (path: string, choices: string) => ({
    happened: `${path} is not one of the values known.`,
    todo: `Give one of ${choices}.`,
  }),
  unknownElection: (path: string) => ({
    happened: `${path} is no entry of a withholding certificate.`,
    todo: 'Check the spelling, or leave it out.',
  }),
  electionOfOtherState: (path: string, state: string) => ({
    happened: `${path} is an entry of the certificate of ${state}, whose income tax is not withheld here.`,
    todo: 'Leave it out, or check the states of work and home.',
  }),
  electionOfOtherWorkState: (path: string, state: string) => ({
    happened: `${path} counts for work done in ${state} alone, and this work is done elsewhere.`,
    todo: 'Leave it out, or check the state of work.',
  }),
  supplementalAboveGross: (path: string) => ({
    happened: `${path} is more than the gross pay it belongs to.`,
    todo: 'Include the supplemental pay in the gross pay.',
  }),
  partAboveGross: (path: string) => ({
    happened: `${path} is more than the gross pay it belongs to.`,
    todo: 'Include overtime pay and tips in the gross pay.',
  }),
  preTaxAboveGross: (path: string) => ({
    happened: `${path} come to more than the gross pay they are taken from.`,
    todo: 'Lower the pre-tax deductions, or check the gross pay.',
  }),
  noGrossForNet: (path: string, least: string, most: string) => ({
    happened: `No gross pay leaves this ${path}.`,
    todo: `Give a net pay from ${least} to ${most}, or change what is deducted.`,
  }),
  unknownPlace: (path: string, place: string, state: string, howMuch: string) => ({
    happened: `${path}: no local tax of ${place} in ${state} is ${howMuch}.`,
    todo: 'Leave this empty if it takes no tax from wages. Else check the spelling, or enter the amount as a line of your own.',
  }),
  noCounties: (path: string, state: string) => ({
    happened: `${path}: no county of ${state} takes a tax that is withheld with the one of the state.`,
    todo: 'Leave it out. Give a county that taxes wages by itself as elections.locality.',
  }),
  invalidHours: (path: string, most: string) => ({
    happened: `${path} is not a number of hours that can be calculated with.`,
    todo: `Give the hours of this payment, from 0 to ${most}, with at most four decimals.`,
  }),
  invalidHourlyRate: (path: string, most: string) => ({
    happened: `${path} is not an amount for an hour that can be calculated with.`,
    todo: `Give dollars from 0 to ${most} with at most four decimals.`,
  }),
  invalidPlace: (path: string) => ({
    happened: `${path} is not the name of a place.`,
    todo: 'Give the name of a place, or leave it out.',
  }),
  invalidRate: (path: string) => ({
    happened: `${path} is not a rate that can be calculated with.`,
    todo: 'Give a rate from 0% to 100%.',
  }),
  unknownCounty: (path: string, place: string, state: string, ofOthers: string) => ({
    happened: `${path}: ${state} has no county named ${place}.`,
    todo: `Give the county of ${state} where the employee lives; for one who lives in another state, ${ofOthers}.`,
  }),
  countyRateTooHigh: (path: string, most: string) => ({
    happened: `${path} is more than ${most}, which no county takes of wages.`,
    todo: 'Give the rate as the county states it, such as 0.0202 or "2.02%" for 2.02%.',
  }),
  ambiguousPlace: (path: string, place: string, state: string, choices: string) => ({
    happened: `${path}: ${place} may be more than one place in ${state}.`,
    todo: `Give one of these by its full name: ${choices}.`,
  }),
  placeNotOnDate: (path: string, place: string, payDate: string, held: string) => ({
    happened: `${path}: the local tax of ${place} is held for pay dates ${held}, not for ${payDate}.`,
    todo: 'Leave it out and enter the amount as a line of your own.',
  }),
} as const satisfies Record<string, Say>;

type Catalogue = typeof CATALOGUE;

export type PayProblemCode = keyof Catalogue;

/** A refusal with a code from the catalogue. The message is both sentences. */
export class PayProblem extends Error {
  override readonly name: string = 'PayProblem';
  readonly code: PayProblemCode;
  readonly happened: string;
  readonly todo: string;
  /** The input it is about, such as `w4.allowances`. */
  readonly path: string;

  constructor(code: PayProblemCode, path: string, said: { readonly happened: string; readonly todo: string }) {
    super(`${said.happened} ${said.todo}`);
    this.code = code;
    this.happened = said.happened;
    this.todo = said.todo;
    this.path = path;
  }
}

/** No rules are held for a pay date. */
export class MissingRulesError extends PayProblem {
  override readonly name = 'MissingRulesError';
  readonly payDate: CalendarDate;
  /** The year before, where its rules are held and a person may choose to calculate with them (see `assumeYear`). */
  readonly assumableYear: number | undefined;

  constructor(payDate: CalendarDate, held: readonly { readonly from: string; readonly to: string }[]) {
    const first = held.map(({ from }) => from).sort()[0] ?? 'the first';
    const last =
      held
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? 'the last day held';
    const year = yearOf(payDate);
    const isNextYear = last === `${year - 1}-12-31`;
    if (isNextYear) {
      super('tablesNotIn', 'payDate', CATALOGUE.tablesNotIn(`${year}`, `${year - 1}`, first, last));
    } else {
      super('missingFederalRules', 'payDate', CATALOGUE.missingFederalRules(payDate, first, last));
    }
    this.payDate = payDate;
    this.assumableYear = isNextYear ? year - 1 : undefined;
  }
}

/** Input that cannot be calculated with. */
export class InvalidPayInputError extends PayProblem {
  override readonly name = 'InvalidPayInputError';
}

type Details<Say> = Say extends (path: string, ...details: infer Rest extends string[]) => unknown ? Rest : never;

/** A refusal of the input at `path`, worded by the catalogue. */
export function invalidInput<Code extends Exclude<PayProblemCode, 'missingFederalRules' | 'tablesNotIn'>>(
  code: Code,
  path: string,
  ...details: Details<Catalogue[Code]>
): InvalidPayInputError {
  const say: Say = CATALOGUE[code];
  return new InvalidPayInputError(code, path, say(path, ...details));
}
