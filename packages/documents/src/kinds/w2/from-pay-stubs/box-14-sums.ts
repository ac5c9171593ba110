import type { Cents } from '@paperwage/values';
import { formatDollars, formatMoney, sum } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { isSameLabel } from '../calculation/box-14-lines.ts';
import { MAX_BOX_14_LINES } from '../fields.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from '../schema.ts';
import type { Disagreement } from './stubs-agree.ts';
import { BOX_14_LABEL_MAX_LENGTH } from '../text-limits.ts';

type Lines = W2Draft['field14'];

/**
 * Lines of box 14 for what the employee paid into state programs, below the typed ones. A typed program keeps its amount.
 */
export function box14Lines(
  { field14 }: Pick<W2Draft, 'field14'>,
  stubs: readonly PaidStub[],
): { readonly lines: Lines; readonly disagreements: readonly Disagreement[] } {
  const programs = programsOf(stubs);
  if (programs.length === 0) return { lines: field14, disagreements: [] };
  const lines = [...field14];
  const disagreements: Disagreement[] = [];
  for (const { label, amount } of programs) {
    const typed = lines.find((line) => isSameLabel(line.label, label));
    const summed = formatDollars(amount);
    if (typed && amountOf(typed.amount) !== amount) {
      const message = `Box 14 keeps the ${formatDollars(amountOf(typed.amount))} you entered for ${label}. The stubs add up to ${summed}.`;
      disagreements.push({ code: 'kept', message });
    } else if (!typed && lines.length < MAX_BOX_14_LINES) {
      lines.push({ label, amount: formatMoney(amount) });
    } else if (!typed) {
      disagreements.push({
        code: 'no-row',
        message: `Box 14 has no room for ${label}, ${summed}. Tell the employee about it in writing.`,
      });
    }
  }
  return { lines, disagreements };
}

/** The lines without those that a sum wrote; a line that has changed since was typed. */
export function withoutLines(lines: Lines, written: Lines): Lines {
  const isWritten = ({ label, amount }: Lines[number]) =>
    written.some((line) => line.label === label && line.amount === amount);
  return lines.some(isWritten) ? lines.filter((line) => !isWritten(line)) : lines;
}

/** What was paid into each program, in the order of the stubs. */
function programsOf(stubs: readonly PaidStub[]): { readonly label: string; readonly amount: Cents }[] {
  const paid = stubs.flatMap(({ statePrograms }) => statePrograms);
  return [...new Set(paid.map(({ label }) => label))]
    .map((label) => ({
      label: label.slice(0, BOX_14_LABEL_MAX_LENGTH).trim(),
      amount: sum(paid.filter((one) => one.label === label).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount > 0);
}
