import type { AmountField } from '@paperwage/documents/w2';
import type { W2State } from '../kind/w2-state.ts';

/** How many pay stubs the boxes hold the sum of; 0 where one of them was typed. */
export function stubsIn({ summed, draft }: Pick<W2State, 'summed' | 'draft'>, boxes: readonly AmountField[]): number {
  return summed && boxes.every((box) => summed.boxes[box] === draft[box]) ? summed.counted : 0;
}

/** How many pay stubs a line of box 14 holds the sum of; 0 where it was typed. */
export function stubCountOfLine({ summed, draft }: Pick<W2State, 'summed' | 'draft'>, index: number): number {
  const line = draft.field14[index];
  const written = summed?.boxes.field14 ?? [];
  const isWritten = written.some(({ label, amount }) => label === line?.label && amount === line.amount);
  return isWritten ? summed!.counted : 0;
}

/** Where a figure of so many stubs comes from, in words. */
export function stubSource(count: number): string {
  return `from ${count} pay ${count === 1 ? 'stub' : 'stubs'}`;
}
