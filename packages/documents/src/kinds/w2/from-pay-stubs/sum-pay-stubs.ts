import type { FormYear } from '../../../forms/form-edition.ts';
import { FORM_YEARS } from '../../../forms/form-edition.ts';
import { digitsOf } from '../../../forms/tins/tin.ts';
import { box14Lines } from './box-14-sums.ts';
import { COMPUTED_FIELDS } from '../fields.ts';
import { personKey, selectEmployeeStubs } from './one-employee.ts';
import type { PaidStub } from './paid-stub.ts';
import { fillEmptyBoxes } from './fill-empty-boxes.ts';
import { placeLocalTaxes } from './local-rows.ts';
import { replacedBySum } from './replaced-by-sum.ts';
import type { W2Draft } from '../schema.ts';
import { federalBoxes, stateRows } from './stub-figures.ts';
import type { Disagreement } from './stubs-agree.ts';
import { disagreementsOf, tipsAndOvertime, findAmbiguousRoth } from './stubs-agree.ts';
import type { SummedBoxes } from './summed-boxes.ts';
import { withoutSum, recordSummedBoxes } from './summed-boxes.ts';

/** A W-2 summed from pay stubs, and everything the stubs don't agree on with each other or with what was typed. */
export interface SummedW2 {
  readonly draft: W2Draft;
  readonly disagreements: readonly Disagreement[];
  /** How many stubs were counted. */
  readonly counted: number;
  /** What the sum wrote. */
  readonly boxes: SummedBoxes;
}

/**
 * Sums one employee's stubs paid in the year into the draft's boxes, which then count as typed. Stubs for another year,
 * a contractor or another employee, and duplicates, are left out and reported.
 *
 * @param before What an earlier sum wrote, which this one replaces.
 */
export function sumPayStubs(
  draft: W2Draft,
  stubs: readonly PaidStub[],
  year: FormYear,
  before: SummedBoxes = {},
): SummedW2 {
  const ofYear = stubs.filter(({ payDate, isContractor }) => !isContractor && payDate.startsWith(`${year}-`));
  const { own, others } = selectEmployeeStubs(ofYear, draft);
  const counted = once(own);
  const disagreements = disagreementsOf({ stubs, counted, others, year });
  const latest = [...counted].sort((a, b) => a.payDate.localeCompare(b.payDate)).at(-1);
  if (!latest) return { draft, disagreements, counted: 0, boxes: {} };
  const base = withoutSum(draft, before);
  const [first, second] = stateRows(counted);
  const replacing: Partial<W2Draft> = {
    ...given(latest.parties, base),
    year: String(year) as W2Draft['year'],
    ...federalBoxes(counted, year),
    ...(first && first.state !== '' ? { state: first.state, stateShort: first.state } : {}),
    stateWagesTips: first?.wages ?? '',
    stateIncomeTax: first?.tax ?? '',
  };
  const beside = fillEmptyBoxes(base, counted, second);
  const box14 = box14Lines(base, counted);
  const ofStates: W2Draft = { ...base, ...replacing, ...beside.changes };
  const local = placeLocalTaxes(ofStates, counted);
  const changes = { ...local.changes, field14: box14.lines };
  const summed: W2Draft = { ...ofStates, ...changes, typedBoxes: [...COMPUTED_FIELDS] };
  const allDisagreements = [
    ...disagreements,
    ...replacedBySum(base, replacing),
    ...beside.disagreements,
    ...local.disagreements,
    ...box14.disagreements,
    ...findAmbiguousRoth(counted),
    ...tipsAndOvertime(counted, summed),
  ];
  return {
    draft: summed,
    disagreements: allDisagreements,
    counted: counted.length,
    boxes: recordSummedBoxes(base, summed),
  };
}

/** The year in which all employee stubs were paid; undefined if they span years or we have no form for theirs. */
export function yearOfStubs(stubs: readonly PaidStub[]): FormYear | undefined {
  const year = onlyYearOf(stubs);
  return FORM_YEARS.find((known) => known === year);
}

/** The year in which all employee stubs were paid, if its form isn't in yet. */
export function yearWithoutFormYet(stubs: readonly PaidStub[]): number | undefined {
  const year = onlyYearOf(stubs);
  return year !== undefined && year > FORM_YEARS.at(-1)! ? year : undefined;
}

function onlyYearOf(stubs: readonly PaidStub[]): number | undefined {
  const years = new Set(stubs.filter(({ isContractor }) => !isContractor).map(({ payDate }) => payDate.slice(0, 4)));
  return years.size === 1 ? Number([...years][0]) : undefined;
}

/**
 * Where the stub is empty, the draft stays as it is, and so does a full number that ends in the stub's digits. The parts
 * of a name belong to the name they make up.
 */
function given(parties: PaidStub['parties'], draft: W2Draft): Partial<W2Draft> {
  const isSame = draft.employeeSocialSecurityNumber.trim() !== '' && ending(draft) === ending(parties);
  const filled = Object.entries(parties).filter(
    ([field, text]) => text !== '' && !(isSame && field === 'employeeSocialSecurityNumber'),
  );
  const isRenamed = parties.employeeName !== '' && parties.employeeName !== draft.employeeName;
  const parts = { employeeFirstName: '', employeeLastName: '', employeeSuffix: '' };
  return { ...Object.fromEntries(filled), ...(isRenamed ? parts : {}) };
}

function ending({ employeeSocialSecurityNumber }: Pick<W2Draft, 'employeeSocialSecurityNumber'>): string {
  return digitsOf(employeeSocialSecurityNumber).slice(-4);
}

/** Two stubs for the same payment count once. */
function once(stubs: readonly PaidStub[]): PaidStub[] {
  const key = (stub: PaidStub) => {
    const { payDate, gross, federalIncomeTax, state, parties } = stub;
    return [personKey(stub), parties.companyName.trim(), payDate, gross, federalIncomeTax, state].join('|');
  };
  return [...new Map(stubs.map((stub) => [key(stub), stub])).values()];
}
