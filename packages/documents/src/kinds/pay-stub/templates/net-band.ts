import type { Block } from '@paperwage/paper';
import { onRectangle, padded, pushedRight, row, textLine } from '@paperwage/paper';
import type { Fact } from './facts.ts';
import { labelledFigure } from './facts.ts';
import { showsDeductions } from './pay-tables.ts';
import type { StubContext } from './stub-context.ts';
import { amount, dollarAmount } from './wording.ts';

const PADDING = { x: 14, y: 10 };
const GAP = 16;

/** Gross − deductions = net, and net year to date at the right, on a tinted band of this width. */
export function netBand(context: StubContext, width: number): Block {
  const room = width - 2 * PADDING.x;
  let sized = figures(context, 1);
  const natural = sized.left.width + 2 * GAP + sized.right.width;
  if (natural > room) sized = figures(context, room / natural);
  const right = pushedRight(sized.right, room - sized.left.width);
  const content = row([sized.left, right]);
  const edges = { top: PADDING.y, right: PADDING.x, bottom: PADDING.y, left: PADDING.x };
  return onRectangle(padded(content, edges), { fill: context.theme.tint, radius: 5 });
}

/** All sizes are taken `scale` times, so that the largest amounts still stand in one line. */
function figures(context: StubContext, scale: number): { left: Block; right: Block } {
  const { stub, index, type, words } = context;
  const label = type.label(Math.max(6.9 * scale, 5.5));
  const plain = { label, value: type.strongFigure(12 * scale) };
  const large = { label, value: type.accentFigure(17 * scale) };
  const fact = (name: string, value: string, region: string): Fact => ({
    label: name,
    value,
    region: `items.${index}.${region}`,
  });
  const net = fact(
    context.document.recipient === 'contractor' ? 'Net payment' : 'Net pay',
    dollarAmount(stub.net.period),
    'net',
  );
  const drop = textLine('0', large.value).baseline;
  const sign = (mark: string) => {
    const line = textLine(mark, type.label(14 * scale));
    return padded(line, { top: label.size * label.lineHeight + drop - line.baseline });
  };
  const sum = showsDeductions(context)
    ? [
        labelledFigure(fact(words.gross, amount(stub.gross.period), 'gross'), plain, drop),
        sign('\u2212'),
        labelledFigure(fact('Deductions', amount(stub.deductionTotal.period), 'deductionTotal'), plain, drop),
        sign('='),
      ]
    : [];
  const year = fact('Net year to date', amount(stub.net.yearToDate), 'net');
  return {
    left: row([...sum, labelledFigure(net, large, drop)], GAP * scale),
    right: labelledFigure(year, plain, drop, 'right'),
  };
}
