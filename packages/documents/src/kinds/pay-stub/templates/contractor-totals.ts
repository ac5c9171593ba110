import type { Block } from '@paperwage/paper';
import { EMPTY, fittedSize, onRectangle, padded, pushedRight, row, stack, textBlock, textLine } from '@paperwage/paper';
import { named, paragraph } from '../../../look/facts.ts';
import { showsDeductions } from './pay-tables.ts';
import type { StubContext } from './stub-context.ts';
import { netName, totalOrDash, withOpenTaxes } from './wording.ts';
import { amount, dollarAmount } from '../../../look/wording.ts';

const BOX_WIDTH = 250;
const PADDING = { x: 14, y: 11 };

/** What was paid, in a tinted box at the right; at the left what was not withheld. */
export function contractorTotals(context: StubContext, width: number): Block {
  const box = amountPaid(context);
  const note = withholdingNote(context, width - BOX_WIDTH - 24);
  return row([{ ...note, width: width - BOX_WIDTH }, box]);
}

function amountPaid(context: StubContext): Block {
  const { document, stub, index, theme, type } = context;
  const room = BOX_WIDTH - 2 * PADDING.x;
  const label = textLine(netName(document.recipient, stub), type.text(9.6));
  const large = { ...type.accentFigure(17), lineHeight: 1.25 };
  const text = totalOrDash(stub, 'net', 'period', dollarAmount);
  const figure = textLine(text, { ...large, size: fittedSize(text, large, room - label.width - 12, 9) });
  const paid = row([label, pushedRight(figure, room - label.width)], 0, 'baseline');
  const yearLabel = textLine(withOpenTaxes('Paid this year', stub), type.label(7.6));
  const yearStyle = { ...type.figure(8.4), color: theme.soft };
  const yearRoom = room - yearLabel.width;
  const year = textBlock(totalOrDash(stub, 'net', 'yearToDate', amount), yearStyle, yearRoom, {
    align: 'right',
    smallest: 6,
  });
  const yearLine = row([yearLabel, year], 0, 'baseline');
  const content = stack([named({ region: `items.${index}.net` }, paid), named({}, yearLine)], 2);
  const edges = { top: PADDING.y, right: PADDING.x, bottom: PADDING.y, left: PADDING.x };
  return onRectangle(padded({ ...content, width: room }, edges), { fill: theme.tint, radius: 5 });
}

function withholdingNote(context: StubContext, width: number): Block {
  if (showsDeductions(context)) return EMPTY;
  return paragraph('No taxes were withheld from this payment.', context.type.soft(9), width);
}
