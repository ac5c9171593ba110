import type { Block, TextStyle } from '@paperwage/paper';
import { row, stack } from '@paperwage/paper';
import { paragraph } from '../../../look/facts.ts';
import { identifiersLine } from './identifiers-line.ts';
import { otherItemsBlock } from './other-items.ts';
import { netBand } from './net-band.ts';
import type { StubContext } from './stub-context.ts';
import { depositText } from './wording.ts';

/** Half a page is too low for a code below the strip: it stands beside it. */
const FOOT_GAP = 10;

/** Gross − deductions = net in white on a dark strip, with small print above it. */
export function compactTotals(context: StubContext, width: number): Block {
  const { type } = context;
  const other = otherItemsBlock(context, { label: type.label(7), value: type.soft(7) }, width);
  const { foot } = context;
  const assumed = paragraph(context.document.assumed ?? '', type.soft(6.6), width);
  const beside = foot.width > 0 ? width - foot.width - FOOT_GAP : width;
  const totals = stack([smallPrint(context, beside), strip(context, beside)], 5);
  return stack([other, assumed, row([totals, foot], FOOT_GAP, 'bottom')], 5);
}

function smallPrint(context: StubContext, width: number): Block {
  const { document, type } = context;
  const deposit = paragraph(depositText(document.directDeposit), type.soft(7), width / 3, { align: 'right' });
  const room = width - deposit.width;
  const identifiers = identifiersLine(context, { label: type.label(7), value: type.soft(7) }, room);
  return row([{ ...identifiers, width: room }, deposit]);
}

function strip(context: StubContext, width: number): Block {
  const { theme, type } = context;
  const white = (style: TextStyle): TextStyle => ({ ...style, color: '#ffffff' });
  const look = {
    fill: theme.accent,
    radius: 3,
    padding: { x: 10, y: 5.5 },
    gap: 12,
    label: { ...type.label(6.6), color: theme.tint },
    sign: { ...type.label(10), color: theme.tint },
    plain: white(type.figure(9.8)),
    net: white(type.strongFigure(13)),
  };
  return netBand(context, look, width);
}
