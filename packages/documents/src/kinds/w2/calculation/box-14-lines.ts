import { parseMoney } from '@paperwage/values';
import { amountFault } from '../../../drafts/amounts.ts';
import type { StateProgram } from './state-boxes.ts';
import type { Box14Line } from '../document.ts';
import { MAX_BOX_14_LINES } from '../fields.ts';
import type { W2Draft } from '../schema.ts';

/** Whether two labels of box 14 mean the same line. */
export function isSameLabel(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * The lines of box 14: the typed ones, then what the employee paid into state programs. A typed program keeps its line.
 * `left` didn't fit.
 */
export function placePrograms(
  { field14 }: Pick<W2Draft, 'field14'>,
  programs: readonly StateProgram[],
): { readonly lines: readonly Box14Line[]; readonly left: readonly StateProgram[] } {
  const typed = field14.map(({ label, amount }): Box14Line => {
    const isBlank = amount.trim() === '' || amountFault(amount) !== undefined;
    return { label: label.trim(), amount: isBlank ? undefined : parseMoney(amount), typed: true, working: undefined };
  });
  const added = programs.filter(({ label }) => !typed.some((line) => isSameLabel(line.label, label)));
  const free = MAX_BOX_14_LINES - typed.length;
  return {
    lines: [...typed, ...added.slice(0, free).map((program): Box14Line => ({ ...program, typed: false }))],
    left: added.slice(Math.max(0, free)),
  };
}
