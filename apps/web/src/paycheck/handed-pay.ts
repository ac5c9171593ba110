import type { FilingStatus, PayFrequency, PreTaxClass } from '@paperwage/payroll';
import { PAY_FREQUENCIES, PRE_TAX_CLASSES } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { isStateCode } from '@paperwage/values';

/** What the amount of pay is: of one paycheck, of a year, of an hour, or what is left of a paycheck. */
export const PAY_BASES = ['paycheck', 'year', 'hour', 'net'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

export const FILING_STATUSES = ['single', 'marriedJointly', 'headOfHousehold'] as const satisfies FilingStatus[];

/** What a visitor enters in a paycheck calculator, as typed. */
export interface PayEntries {
  readonly basis: PayBasis;
  readonly pay: string;
  /** Of one paycheck; counts where the pay is of an hour. */
  readonly hours: string;
  readonly frequency: PayFrequency;
  readonly status: FilingStatus;
  readonly children: string;
  readonly dependents: string;
  /** Taken out of each paycheck before tax; a line that is not shown is left out. */
  readonly preTax: Readonly<Partial<Record<PreTaxClass, string>>>;
  /** The year of the pay date. */
  readonly year: number;
}

/** The pay that a calculator hands to the pay stub builder. */
export interface HandedPay extends PayEntries {
  readonly state: StateCode;
}

/** As long as a draft keeps an amount. */
const LONGEST_AMOUNT = 24;
const LONGEST_COUNT = 3;

/**
 * The address of the pay stub builder that begins a pay stub with these numbers. They stand behind `#`, which no browser
 * sends to a server.
 */
export function payStubHref(builderPath: string, pay: HandedPay): string {
  return `${builderPath}?new=calculator#${payText(pay)}`;
}

/** The entries as the text of a query. */
export function payText({ preTax, year, ...entries }: PayEntries & { readonly state?: StateCode }): string {
  return new URLSearchParams({ ...entries, year: String(year), ...preTax }).toString();
}

/** Reads what `payText` wrote, over the entries of an example; what is none of the choices stays as in the example. */
export function readPayText(
  text: string,
  example: PayEntries,
): { readonly entries: PayEntries; readonly state: StateCode | undefined } {
  const given = new URLSearchParams(text);
  const typed = (name: string, longest: number) => given.get(name)?.slice(0, longest);
  const chosen = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === given.get(name));
  const year = /^\d{4}$/.test(given.get('year') ?? '') ? Number(given.get('year')) : example.year;
  const preTax = PRE_TAX_CLASSES.flatMap((kind) => {
    const amount = typed(kind, LONGEST_AMOUNT);
    return amount === undefined ? [] : [[kind, amount]];
  });
  const state = given.get('state') ?? '';
  const entries = {
    basis: chosen('basis', PAY_BASES) ?? example.basis,
    pay: typed('pay', LONGEST_AMOUNT) ?? example.pay,
    hours: typed('hours', LONGEST_AMOUNT) ?? example.hours,
    frequency: chosen('frequency', PAY_FREQUENCIES) ?? example.frequency,
    status: chosen('status', FILING_STATUSES) ?? example.status,
    children: typed('children', LONGEST_COUNT) ?? example.children,
    dependents: typed('dependents', LONGEST_COUNT) ?? example.dependents,
    preTax: Object.fromEntries(preTax),
    year,
  };
  return { entries, state: isStateCode(state) ? state : undefined };
}
