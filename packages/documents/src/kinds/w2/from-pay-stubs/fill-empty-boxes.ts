import type { Cents } from '@paperwage/values';
import { formatDollars } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { RETIREMENT_PLAN_CODES } from '../../../forms/box-12-codes.ts';
import { BOX_12_ROWS } from '../fields.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from '../schema.ts';
import type { StateRow } from './stub-figures.ts';
import { moneyOrBlank, planAmounts } from './stub-figures.ts';
import type { Disagreement } from './stubs-agree.ts';

interface Placed {
  readonly changes: Partial<W2Draft>;
  readonly disagreements: readonly Disagreement[];
}

/** Boxes 10, 12, 13 and the second state row: a sum fills what is empty and reports where typed amounts stay. */
export function fillEmptyBoxes(draft: W2Draft, stubs: readonly PaidStub[], second: StateRow | undefined): Placed {
  const { codes, dependentCare } = planAmounts(stubs);
  const parts = [dependentCareBox(draft, dependentCare), codeRows(draft, codes), secondRow(draft, second)];
  return {
    changes: Object.assign({}, ...parts.map(({ changes }) => changes)) as Partial<W2Draft>,
    disagreements: parts.flatMap(({ disagreements }) => disagreements),
  };
}

const kept = (where: string, typed: string, summed: string): Disagreement => ({
  code: 'kept',
  message: `${where} keeps what you entered, ${typed}. The stubs have ${summed}.`,
});

function dependentCareBox({ dependentCareBenefits }: W2Draft, amount: Cents): Placed {
  if (amount === 0) return { changes: {}, disagreements: [] };
  const typed = amountOf(dependentCareBenefits);
  if (typed === 0) return { changes: { dependentCareBenefits: moneyOrBlank(amount) }, disagreements: [] };
  return {
    changes: {},
    disagreements: typed === amount ? [] : [kept('Box 10', formatDollars(typed), formatDollars(amount))],
  };
}

/** Puts each code into a free row, unless a row already has it. A deferral checks Retirement plan. */
function codeRows(draft: W2Draft, codes: readonly (readonly [string, Cents])[]): Placed {
  let rows = draft;
  const disagreements: Disagreement[] = [];
  for (const [code, amount] of codes) {
    if (amount === 0) continue;
    const same = BOX_12_ROWS.find((row) => rows[`field${row}Code`].trim().toUpperCase() === code);
    const free = BOX_12_ROWS.find((row) => rows[`field${row}Code`].trim() + rows[`field${row}`].trim() === '');
    if (same) {
      const typed = amountOf(rows[`field${same}`]);
      if (typed !== amount)
        disagreements.push(kept(`Box ${same}, code ${code},`, formatDollars(typed), formatDollars(amount)));
    } else if (free) {
      rows = { ...rows, [`field${free}Code`]: code, [`field${free}`]: moneyOrBlank(amount) };
    } else {
      const message = `Box 12 is full. Put code ${code}, ${formatDollars(amount)}, on another W-2.`;
      disagreements.push({ code: 'no-row', message });
    }
    if (RETIREMENT_PLAN_CODES.includes(code)) rows = { ...rows, retirementPlan: true };
  }
  const fields = [
    ...BOX_12_ROWS.flatMap((row) => [`field${row}Code`, `field${row}`] as const),
    'retirementPlan',
  ] as const;
  return { changes: Object.fromEntries(fields.map((field) => [field, rows[field]])), disagreements };
}

function secondRow(draft: W2Draft, row: StateRow | undefined): Placed {
  if (!row) return { changes: {}, disagreements: [] };
  const { stateShortB, stateWagesTipsB, stateIncomeTaxB } = draft;
  const isFree = [stateShortB, stateWagesTipsB, stateIncomeTaxB].every((text) => text.trim() === '');
  if (isFree) {
    const changes = { stateShortB: row.state, stateWagesTipsB: row.wages, stateIncomeTaxB: row.tax };
    return { changes, disagreements: [] };
  }
  const text = (state: string, wages: string, tax: string) =>
    `${state} with wages of ${formatDollars(amountOf(wages))} and tax of ${formatDollars(amountOf(tax))}`;
  const typed = text(stateShortB, stateWagesTipsB, stateIncomeTaxB);
  const summed = text(row.state, row.wages, row.tax);
  return { changes: {}, disagreements: typed === summed ? [] : [kept('The second state row', typed, summed)] };
}
