import type { Cents } from '@paperwage/values';
import { formatDollars, sum } from '@paperwage/values';
import { digitsOf } from '../../../forms/tins/tin.ts';
import { BOX_12_ROWS } from '../fields.ts';
import type { PaidStub, YearToDate } from './paid-stub.ts';
import type { W2Draft } from '../schema.ts';

/** Something that a W-2's pay stubs don't agree on, in a sentence. */
export interface Disagreement {
  readonly code: string;
  readonly message: string;
}

/** A sum's stubs: all of them, those that were counted, and those for other employees in the year. */
export interface GivenStubs {
  readonly stubs: readonly PaidStub[];
  readonly counted: readonly PaidStub[];
  readonly others: readonly PaidStub[];
  readonly year: number;
}

/** Everything that doesn't agree or was left out. */
export function disagreementsOf(given: GivenStubs): Disagreement[] {
  const { counted } = given;
  return [
    ...leftOut(given),
    ...otherEmployees(given),
    ...differentPeople(counted),
    ...states(counted),
    ...yearsToDate(counted),
  ];
}

function leftOut({ stubs, counted, others, year }: GivenStubs): Disagreement[] {
  const contractors = stubs.filter(({ isContractor }) => isContractor).length;
  const employees = stubs.filter(({ isContractor }) => !isContractor);
  const undated = employees.filter(({ payDate }) => payDate === '').length;
  const otherYears = employees.filter(({ payDate }) => payDate !== '' && !payDate.startsWith(`${year}-`)).length;
  const twice = employees.length - undated - otherYears - others.length - counted.length;
  const said = (count: number, code: string, sentence: (stubs: string) => string): Disagreement[] =>
    count === 0 ? [] : [{ code, message: sentence(count === 1 ? '1 stub' : `${count} stubs`) }];
  return [
    ...said(otherYears, 'other-year', (which) => `We left out ${which} paid in a year other than ${year}.`),
    ...said(undated, 'no-pay-date', (which) => `We left out ${which} without a pay date.`),
    ...said(contractors, 'contractor', (which) => `We left out ${which} for a contractor. Use Form 1099-NEC.`),
    ...said(twice, 'twice', (which) => `We found ${which} twice and counted ${twice === 1 ? 'it' : 'each'} once.`),
  ];
}

/** Roth deductions whose names don’t say which plan, and so which code of box 12, they belong to. */
export function findAmbiguousRoth(stubs: readonly PaidStub[]): Disagreement[] {
  const amount = sum(stubs.map((stub) => stub.ambiguousRoth));
  if (amount === 0) return [];
  const message = `The stubs have ${formatDollars(amount)} in Roth contributions but don’t name the plan. Enter it in box 12: code AA for a 401(k), BB for a 403(b), EE for a 457(b).`;
  return [{ code: 'roth', message }];
}

/** A W-2 covers one employee. */
function otherEmployees({ counted, others }: GivenStubs): Disagreement[] {
  const [one] = counted;
  if (!one || others.length === 0) return [];
  const left = [...new Set(others.map(named))].join('; ');
  const stubs = others.length === 1 ? '1 stub' : `${others.length} stubs`;
  const message = `This W-2 is for ${named(one)}. We left out ${stubs} for ${left}.`;
  return [{ code: 'other-employees', message }];
}

function named({ parties, employeeId }: PaidStub): string {
  const number = digitsOf(parties.employeeSocialSecurityNumber).slice(-4);
  const which = number === '' ? employeeId : `number ending in ${number}`;
  const name = parties.employeeName.trim() || 'an employee without a name';
  return which === '' ? name : `${name} (${which})`;
}

function differentPeople(stubs: readonly PaidStub[]): Disagreement[] {
  const texts = (of: (stub: PaidStub) => string) => [...new Set(stubs.map(of))].filter(Boolean);
  const said = (found: readonly string[], code: string, what: string): Disagreement[] =>
    found.length < 2 ? [] : [{ code, message: `The stubs name ${found.length} ${what}: ${found.join('; ')}.` }];
  const endings = texts(({ parties }) => digitsOf(parties.employeeSocialSecurityNumber).slice(-4));
  return [
    ...said(
      texts(({ parties }) => parties.companyName),
      'employers',
      'employers',
    ),
    ...said(
      texts(({ parties }) => parties.employeeName),
      'employees',
      'employees',
    ),
    ...(endings.length < 2
      ? []
      : [{ code: 'numbers', message: 'The Social Security numbers on the stubs end in different digits.' }]),
  ];
}

function states(stubs: readonly PaidStub[]): Disagreement[] {
  const found = [...new Set(stubs.map(({ state }) => state))].filter(Boolean);
  if (found.length < 2) return [];
  const more = found.length > 2 ? ' A W-2 has room for two. Put the others on another W-2.' : '';
  return [{ code: 'states', message: `The stubs show work in ${found.join(', ')}.${more}` }];
}

const CHECKED: readonly (readonly [keyof YearToDate, string])[] = [
  ['gross', 'Gross pay'],
  ['federalIncomeTax', 'Federal income tax'],
  ['socialSecurityTax', 'Social Security tax'],
  ['medicareTax', 'Medicare tax'],
  ['stateIncomeTax', 'State income tax'],
];

/** If the stubs don’t add up to the year to date on the last one, some are missing or were changed. */
function yearsToDate(stubs: readonly PaidStub[]): Disagreement[] {
  const latest = [...stubs].sort((a, b) => a.payDate.localeCompare(b.payDate)).at(-1);
  if (!latest) return [];
  const differing = CHECKED.flatMap(([field, name]): string[] => {
    const added = sum(stubs.map((stub) => stub[field]));
    const said: Cents = latest.yearToDate[field];
    return added === said
      ? []
      : [`${name}: ${formatDollars(said)} on the last stub, ${formatDollars(added)} in total.`];
  });
  differing.push(...localDiffering(stubs, latest));
  if (differing.length === 0) return [];
  const message = `Stubs may be missing. The last stub’s year to date doesn’t match the stubs’ total. ${differing.join(' ')}`;
  return [{ code: 'year-to-date', message }];
}

/** The same for the local taxes on the last stub. */
function localDiffering(stubs: readonly PaidStub[], latest: PaidStub): string[] {
  return latest.localTaxes.flatMap(({ name, soFar }) => {
    const added = sum(
      stubs.flatMap((stub) => stub.localTaxes.filter((one) => one.name === name)).map((one) => one.amount),
    );
    return added === soFar
      ? []
      : [`${name}: ${formatDollars(soFar)} on the last stub, ${formatDollars(added)} in total.`];
  });
}

const FIRST_YEAR_OF_TIPS_AND_OVERTIME = 2026;

/** From 2026, box 12 repeats cash tips and the overtime premium. Stubs don’t say which of them qualify. */
export function tipsAndOvertime(stubs: readonly PaidStub[], { year, ...draft }: W2Draft): Disagreement[] {
  if (Number(year) < FIRST_YEAR_OF_TIPS_AND_OVERTIME) return [];
  const codes = BOX_12_ROWS.map((row) => draft[`field${row}Code`]);
  const said = (code: string, amount: Cents, what: string, how: string): Disagreement[] =>
    amount === 0 || codes.includes(code)
      ? []
      : [{ code, message: `The stubs have ${formatDollars(amount)} in ${what}. ${how} box 12, code ${code}.` }];
  return [
    ...said('TP', sum(stubs.map(({ tips }) => tips)), 'tips', 'Enter the occupation in box 14b, and the cash tips in'),
    ...said(
      'TT',
      sum(stubs.map(({ overtime }) => overtime)),
      'overtime pay',
      'Enter the premium federal law requires, the half in time and a half, in',
    ),
  ];
}
