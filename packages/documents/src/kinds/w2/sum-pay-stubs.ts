import type { Cents } from '@paperwage/values';
import { formatMoney, max, min, subtract, sum, ZERO } from '@paperwage/values';
import type { FormYear } from '../../forms/form-edition.ts';
import { formFactsOf } from '../../forms/form-facts.ts';
import { computeAllW2Boxes } from './edit-fields.ts';
import { COMPUTED_FIELDS } from './fields.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from './schema.ts';
import type { Disagreement } from './stubs-agree.ts';
import { disagreementsOf, tipsAndOvertime } from './stubs-agree.ts';

/** A W-2 summed from pay stubs, and everything in which the stubs do not agree. */
export interface SummedW2 {
  readonly draft: W2Draft;
  readonly disagreements: readonly Disagreement[];
  /** How many stubs were counted. */
  readonly counted: number;
  /** What the sum wrote into the boxes that the calculation fills otherwise, and into the second row of states. */
  readonly boxes: SummedBoxes;
}

/** The fields of the boxes that a sum of stubs fills in place of the calculation. */
const SUMMED_FIELDS = [...COMPUTED_FIELDS, 'stateShortB', 'stateWagesTipsB', 'stateIncomeTaxB'] as const;
export type SummedBoxes = Readonly<Partial<Record<(typeof SUMMED_FIELDS)[number], string>>>;

/** The draft with its boxes computed again: what a sum wrote beyond them goes, unless it was typed over since. */
export function computeInsteadOfSum(draft: W2Draft, boxes: SummedBoxes): W2Draft {
  const computed = computeAllW2Boxes(draft);
  const stale = SUMMED_FIELDS.filter((field) => computed[field] !== '' && computed[field] === boxes[field]);
  return stale.length === 0 ? computed : { ...computed, ...Object.fromEntries(stale.map((field) => [field, ''])) };
}

/**
 * Sums the stubs that were paid in the year into the boxes of the draft, which then count as typed. Stubs of another
 * year, of a contractor, and those that are there twice are left out and told of.
 */
export function sumPayStubs(draft: W2Draft, stubs: readonly PaidStub[], year: FormYear): SummedW2 {
  const counted = once(stubs.filter(({ payDate, isContractor }) => !isContractor && payDate.startsWith(`${year}-`)));
  const disagreements = disagreementsOf(stubs, counted, year);
  const latest = [...counted].sort((a, b) => a.payDate.localeCompare(b.payDate)).at(-1);
  if (!latest) return { draft, disagreements, counted: 0, boxes: {} };
  const written = { ...federalBoxes(counted, year), ...stateRows(counted) };
  const summed: W2Draft = {
    ...draft,
    ...given(latest.parties),
    year: String(year),
    ...written,
    ...planBoxes(counted),
    typedBoxes: [...COMPUTED_FIELDS],
  };
  const boxes = Object.fromEntries(
    SUMMED_FIELDS.flatMap((field) => (field in written ? [[field, written[field]]] : [])),
  );
  const all = [...disagreements, ...tipsAndOvertime(counted, summed)];
  return { draft: summed, disagreements: all, counted: counted.length, boxes };
}

/** What the stub leaves empty stays as it is in the draft. */
function given(parties: PaidStub['parties']): Partial<W2Draft> {
  return Object.fromEntries(Object.entries(parties).filter(([, text]) => text !== ''));
}

/** The same payment twice is one payment. */
function once(stubs: readonly PaidStub[]): PaidStub[] {
  const key = ({ payDate, gross, federalIncomeTax, state }: PaidStub) =>
    [payDate, gross, federalIncomeTax, state].join();
  return [...new Map(stubs.map((stub) => [key(stub), stub])).values()];
}

function total(stubs: readonly PaidStub[], amountOf: (stub: PaidStub) => Cents): Cents {
  return sum(stubs.map(amountOf));
}

const inDollars = (amount: Cents) => (amount === 0 ? '' : formatMoney(amount));

/** Wages of box 1: without what is deferred and what a cafeteria plan takes. */
const incomeWages = (stub: PaidStub) => max(ZERO, subtract(payrollWages(stub), stub.deferred));
const payrollWages = ({ gross, cafeteria }: PaidStub) => max(ZERO, subtract(gross, cafeteria));

/** A tax that was withheld all the same was withheld of wages: those of box 1, where it is not known which. */
function taxedByState(stub: PaidStub): Cents {
  return stub.stateWages ?? (stub.stateIncomeTax > 0 ? incomeWages(stub) : ZERO);
}

/** Social security takes its tax of wages and tips up to one base; box 7 has the tips of it, and box 3 the rest. */
function federalBoxes(stubs: readonly PaidStub[], year: FormYear): Partial<W2Draft> {
  const payroll = total(stubs, payrollWages);
  const { wageBase } = formFactsOf(year).socialSecurity;
  const taxed = min(payroll, wageBase);
  const tips = min(
    total(stubs, (stub) => stub.tips),
    taxed,
  );
  return {
    income: inDollars(total(stubs, ({ gross }) => gross)),
    wagesTipsOther: inDollars(total(stubs, incomeWages)),
    federalIncomeTax: inDollars(total(stubs, ({ federalIncomeTax }) => federalIncomeTax)),
    socialSecurityWages: inDollars(subtract(taxed, tips)),
    socialSecurityTips: inDollars(tips),
    socialSecurityTax: inDollars(total(stubs, ({ socialSecurityTax }) => socialSecurityTax)),
    medicareWages: inDollars(payroll),
    medicareTax: inDollars(total(stubs, ({ medicareTax }) => medicareTax)),
  };
}

/**
 * A row for each of two states, the one with the most pay first. The wages are those that the state taxes, also where
 * they came to no tax; a state that taxes no wages has none.
 */
function stateRows(stubs: readonly PaidStub[]): Partial<W2Draft> {
  const states = [...new Set(stubs.map(({ state }) => state))].filter(Boolean);
  const rows = states
    .map((state) => {
      const own = stubs.filter((stub) => stub.state === state);
      return {
        state,
        pay: total(own, ({ gross }) => gross),
        wages: total(own, taxedByState),
        tax: total(own, ({ stateIncomeTax }) => stateIncomeTax),
      };
    })
    .sort((a, b) => b.pay - a.pay);
  const [first, second] = rows;
  const amounts = (row: (typeof rows)[number] | undefined) => ({
    wages: inDollars(row?.wages ?? ZERO),
    tax: inDollars(row?.tax ?? ZERO),
  });
  return {
    state: first?.state ?? '',
    stateShort: first?.state ?? '',
    stateWagesTips: amounts(first).wages,
    stateIncomeTax: amounts(first).tax,
    ...(second
      ? { stateShortB: second.state, stateWagesTipsB: amounts(second).wages, stateIncomeTaxB: amounts(second).tax }
      : {}),
  };
}

/** Boxes 10, 12 and 13: deferrals under code D, an HSA under code W, dependent care. */
function planBoxes(stubs: readonly PaidStub[]): Partial<W2Draft> {
  const deferred = total(stubs, (stub) => stub.deferred);
  const healthSavings = total(stubs, (stub) => stub.healthSavings);
  const rows = [
    ['D', deferred],
    ['W', healthSavings],
  ] as const;
  const [a, b] = rows.filter(([, amount]) => amount > 0);
  return {
    dependentCareBenefits: inDollars(total(stubs, (stub) => stub.dependentCare)),
    ...(a ? { field12aCode: a[0], field12a: inDollars(a[1]) } : {}),
    ...(b ? { field12bCode: b[0], field12b: inDollars(b[1]) } : {}),
    ...(deferred > 0 ? { retirementPlan: true } : {}),
  };
}
