import type { PreTaxKind } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { amountOf } from '../../drafts/amounts.ts';
import { lettersOfCode } from '../../forms/box-12-codes.ts';
import { isAnyComputed } from './calculation/computed-boxes.ts';
import type { PlanKind } from './fields.ts';
import { BOX_12_ROWS, PLAN_KINDS } from './fields.ts';
import type { W2Draft } from './schema.ts';

/** How a kind of plan is reported (General Instructions for Forms W-2 and W-3, boxes 10 and 12). */
interface Plan {
  /** Its code in box 12, if it has one. */
  readonly code?: string;
  /** How it is taxed. Left out for Roth, which is paid after tax. */
  readonly taxedAs?: PreTaxKind;
}

export const PLANS: Readonly<Record<PlanKind, Plan>> = {
  section125: { taxedAs: 'section125' },
  dependentCare: { taxedAs: 'dependentCare' },
  hsa: { code: 'W', taxedAs: 'hsa' },
  retirement401k: { code: 'D', taxedAs: 'retirement401k' },
  retirement403b: { code: 'E', taxedAs: 'retirement403b' },
  retirement457b: { code: 'G', taxedAs: 'retirement457b' },
  simpleIra: { code: 'S', taxedAs: 'simpleIra' },
  roth401k: { code: 'AA' },
  roth403b: { code: 'BB' },
  roth457b: { code: 'EE' },
};

/** A code and amount for box 12. */
export interface CodeAmount {
  readonly code: string;
  readonly amount: Cents;
}

/** What the employee paid into a kind of plan in the year; zero if nothing was entered. */
export function planAmount({ planAmounts }: Pick<W2Draft, 'planAmounts'>, kind: PlanKind): Cents {
  return amountOf(planAmounts[kind]);
}

/** The plans that box 12 reports, in the order of the form's codes. */
export function codesOfPlans(draft: Pick<W2Draft, 'planAmounts'>): CodeAmount[] {
  return PLAN_KINDS.flatMap((kind) => {
    const { code } = PLANS[kind];
    const amount = planAmount(draft, kind);
    return code === undefined || amount === 0 ? [] : [{ code, amount }];
  }).sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1));
}

/** Code and amount of a row of box 12, and whether it is typed. */
export interface Box12Entry extends CodeAmount {
  readonly row: (typeof BOX_12_ROWS)[number];
}

/**
 * Where plan amounts go: each into a free row of box 12, unless a typed row has its code. `left` didn't fit. While the
 * boxes aren't calculated, nothing is placed.
 */
export function placePlanCodes(draft: W2Draft): { readonly placed: Box12Entry[]; readonly left: CodeAmount[] } {
  const isTyped = (row: Box12Entry['row']) => draft[`field${row}Code`].trim() + draft[`field${row}`].trim() !== '';
  const typedCodes = BOX_12_ROWS.map((row) => lettersOfCode(draft[`field${row}Code`]));
  const free = BOX_12_ROWS.filter((row) => !isTyped(row));
  const wanted = isAnyComputed(draft) ? codesOfPlans(draft) : [];
  const missing = wanted.filter(({ code }) => !typedCodes.includes(code));
  return {
    placed: missing.slice(0, free.length).map((one, index) => ({ ...one, row: free[index]! })),
    left: missing.slice(free.length),
  };
}
