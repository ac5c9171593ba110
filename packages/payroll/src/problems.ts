import type { CalendarDate } from '@paperwage/values';
import { formatUsDate, yearOf } from '@paperwage/values';

type Say = (...details: string[]) => { readonly happened: string; readonly todo: string };

/** Every refusal of this package: what happened, and what to do about it. */
const CATALOGUE = {
  missingFederalRules: (payDate: string, from: string, to: string) => ({
    happened: `We don’t have the federal tax rules for ${payDate}.`,
    todo: `Choose a pay date from ${from} to ${to}, or enter the taxes yourself.`,
  }),
  tablesNotIn: (year: string, before: string, from: string, to: string) => ({
    happened: `${year} tables aren’t in yet.`,
    todo:
      `Calculate with the ${before} tables until they are, choose a pay date from ${from} to ${to}, or enter ` +
      'the taxes yourself.',
  }),
  invalidDate: (path: string) => ({
    happened: `${path} is not a real date.`,
    todo: 'Enter a date such as 2026-11-20.',
  }),
  invalidAmount: (path: string, largest: string) => ({
    happened: `${path} is not an amount we can use.`,
    todo: `Use whole cents from 0 to ${largest}.`,
  }),
  invalidCount: (path: string, least: string, most: string) => ({
    happened: `${path} is not a whole number from ${least} to ${most}.`,
    todo: 'Enter a whole number in that range.',
  }),
  unknownChoice: (path: string, choices: string) => ({
    happened: `${path} is not an allowed value.`,
    todo: `Use one of ${choices}.`,
  }),
  unknownElection: (path: string) => ({
    happened: `${path} is not on any withholding certificate.`,
    todo: 'Check the spelling, or leave it out.',
  }),
  electionOfOtherState: (path: string, state: string) => ({
    happened: `${path} is on the ${state} certificate, but no ${state} income tax is withheld here.`,
    todo: 'Leave it out, or check the work and home states.',
  }),
  electionOfOtherWorkState: (path: string, state: string) => ({
    happened: `${path} is only for work in ${state}, and this work is in another state.`,
    todo: 'Leave it out, or check the work state.',
  }),
  supplementalAboveGross: (path: string) => ({
    happened: `${path} is more than the gross pay.`,
    todo: 'Include the supplemental pay in the gross pay.',
  }),
  partAboveGross: (path: string) => ({
    happened: `${path} is more than the gross pay.`,
    todo: 'Include overtime pay and tips in the gross pay.',
  }),
  preTaxAboveGross: (path: string) => ({
    happened: `${path} add up to more than the gross pay.`,
    todo: 'Lower the pre-tax deductions, or check the gross pay.',
  }),
  noGrossForNet: (path: string, least: string, most: string) => ({
    happened: `No gross pay gives this ${path}.`,
    todo: `Enter a net pay from ${least} to ${most}, or change the deductions.`,
  }),
  unknownPlace: (path: string, place: string, state: string, howMuch: string) => ({
    happened: `${path}: we don’t ${howMuch} a local tax for ${place} in ${state}.`,
    todo:
      'Enter “No local tax” if it doesn’t tax wages. Otherwise check the spelling, or enter the amount as a custom ' +
      'line.',
  }),
  noCounties: (path: string, state: string) => ({
    happened: `${path}: no county in ${state} has a tax withheld with the state’s.`,
    todo: 'Leave it out. For a county with its own wage tax, use elections.locality.',
  }),
  invalidHours: (path: string, most: string) => ({
    happened: `${path} is not a number of hours we can use.`,
    todo: `Enter the hours in this payment, from 0 to ${most}, with at most 4 decimals.`,
  }),
  invalidHourlyRate: (path: string, most: string) => ({
    happened: `${path} is not an hourly amount we can use.`,
    todo: `Enter dollars from 0 to ${most} with at most 4 decimals.`,
  }),
  invalidPlace: (path: string) => ({
    happened: `${path} is not the name of a place.`,
    todo: 'Enter the name of a place, or leave it out.',
  }),
  invalidRate: (path: string) => ({
    happened: `${path} is not a rate we can use.`,
    todo: 'Enter a rate from 0% to 100%.',
  }),
  unknownCounty: (path: string, place: string, state: string, ofOthers: string) => ({
    happened: `${path}: ${state} has no county named ${place}.`,
    todo: `Enter the ${state} county where the employee lives; if they live in another state, ${ofOthers}.`,
  }),
  countyRateTooHigh: (path: string, most: string) => ({
    happened: `${path} is more than ${most}, which is more than any county takes.`,
    todo: 'Enter the county’s rate, such as 0.0202 or "2.02%" for 2.02%.',
  }),
  ambiguousPlace: (path: string, place: string, state: string, choices: string) => ({
    happened: `${path}: ${place} could be more than one place in ${state}.`,
    todo: `Enter the full name of one of these: ${choices}.`,
  }),
  placeNotOnDate: (path: string, place: string, payDate: string, held: string) => ({
    happened: `${path}: we cover the ${place} tax for pay dates ${held}, not for ${payDate}.`,
    todo: 'Leave it out and enter the amount as a custom line.',
  }),
} as const satisfies Record<string, Say>;

type Catalogue = typeof CATALOGUE;

export type PayProblemCode = keyof Catalogue;

/** A refusal with a code from the catalog. The message is both sentences. */
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

/** We cover no rules for a pay date. */
export class MissingRulesError extends PayProblem {
  override readonly name = 'MissingRulesError';
  readonly payDate: CalendarDate;
  /** The year before, if we cover its rules and a person may choose to use them (see `assumeYear`). */
  readonly assumableYear: number | undefined;

  constructor(payDate: CalendarDate, held: readonly { readonly from: CalendarDate; readonly to: CalendarDate }[]) {
    const first = held.map(({ from }) => from).sort()[0];
    const last = held
      .map(({ to }) => to)
      .sort()
      .at(-1);
    const [from, to] = [first ? formatUsDate(first) : 'the first', last ? formatUsDate(last) : 'the last day held'];
    const year = yearOf(payDate);
    const isNextYear = last === `${year - 1}-12-31`;
    if (isNextYear) {
      super('tablesNotIn', 'payDate', CATALOGUE.tablesNotIn(`${year}`, `${year - 1}`, from, to));
    } else {
      super('missingFederalRules', 'payDate', CATALOGUE.missingFederalRules(formatUsDate(payDate), from, to));
    }
    this.payDate = payDate;
    this.assumableYear = isNextYear ? year - 1 : undefined;
  }
}

/** Input that can't be calculated. */
export class InvalidPayInputError extends PayProblem {
  override readonly name = 'InvalidPayInputError';
}

type Details<Say> = Say extends (path: string, ...details: infer Rest extends string[]) => unknown ? Rest : never;

/** Refuses the input at `path`, in the catalog's words. */
export function invalidInput<Code extends Exclude<PayProblemCode, 'missingFederalRules' | 'tablesNotIn'>>(
  code: Code,
  path: string,
  ...details: Details<Catalogue[Code]>
): InvalidPayInputError {
  const say: Say = CATALOGUE[code];
  return new InvalidPayInputError(code, path, say(path, ...details));
}
