import type { Block } from '@paperwage/paper';
import { EMPTY, row, stack } from '@paperwage/paper';
import type { InvoiceContext } from './invoice-context.ts';
import type { NotesLook } from './notes.ts';
import { MAX_NOTES_HEIGHT, noteBlocks, payBlock } from './notes.ts';
import type { BalanceLook, TotalsLook } from './totals.ts';
import { balanceBox, totalsBlock } from './totals.ts';

/** How a template closes: totals at the right, notes and the pay link at the left. Points. */
export interface ClosingLook {
  readonly width: number;
  readonly totalsWidth: number;
  readonly totals: TotalsLook;
  readonly balance: BalanceLook;
  readonly notes: NotesLook;
}

/** Between the totals and what stands beside them. */
const COLUMN_GAP = 40;

/** The totals with what stands beside them, which stays together, and notes that go on below. */
export function closingParts(
  context: InvoiceContext,
  look: ClosingLook,
): { readonly closing: Block; readonly rest: readonly Block[] } {
  const { width, totalsWidth } = look;
  const room = width - totalsWidth - COLUMN_GAP;
  const lines = totalsBlock(context, look.totals, totalsWidth);
  const totals = stack([lines, balanceBox(context, look.balance, totalsWidth)], 8);
  const pay = payBlock(context, look.notes, room);
  const beside = stack(noteBlocks(context, look.notes, room), 2);
  const isShort = beside.height <= MAX_NOTES_HEIGHT;
  const left = stack([isShort ? beside : EMPTY, pay], 14);
  const closing = row([
    { ...left, width: width - totalsWidth },
    { ...totals, width: totalsWidth },
  ]);
  return { closing, rest: isShort ? [] : noteBlocks(context, look.notes, width) };
}
