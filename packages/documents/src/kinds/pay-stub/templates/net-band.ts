import type { Block, Color, TextStyle } from '@paperwage/paper';
import { onRectangle, padded, pushedRight, row, textLine } from '@paperwage/paper';
import type { Fact } from '../../../look/facts.ts';
import { labeledFigure } from '../../../look/facts.ts';
import { showsDeductions } from './pay-tables.ts';
import type { StubContext } from './stub-context.ts';
import { netName, openTaxes, totalOrDash, withOpenTaxes } from './wording.ts';
import { amount, dollarAmount } from '../../../look/wording.ts';

/** Points; the sizes shrink together where the largest amounts would not stand in one line. */
export interface NetBandLook {
  readonly fill: Color;
  readonly radius: number;
  readonly padding: { readonly x: number; readonly y: number };
  readonly gap: number;
  readonly label: TextStyle;
  readonly sign: TextStyle;
  readonly plain: TextStyle;
  readonly net: TextStyle;
}

/** Labels stay readable when figures shrink. */
const SMALLEST_LABEL = 5.5;

/** Gross − deductions = net, and net year to date at the right, on a band of this width. */
export function netBand(context: StubContext, look: NetBandLook, width: number): Block {
  const { x, y } = look.padding;
  const room = width - 2 * x;
  let parts = figures(context, look, 1);
  const natural = parts.sum.width + 2 * look.gap + parts.year.width;
  if (natural > room) parts = figures(context, look, room / natural);
  const content = row([parts.sum, pushedRight(parts.year, room - parts.sum.width)]);
  return onRectangle(padded(content, { top: y, right: x, bottom: y, left: x }), {
    fill: look.fill,
    radius: look.radius,
  });
}

function figures(context: StubContext, look: NetBandLook, scale: number): { sum: Block; year: Block } {
  const { document, stub, index, words } = context;
  const scaled = (style: TextStyle) => ({ ...style, size: style.size * scale });
  const label = { ...look.label, size: Math.max(look.label.size * scale, SMALLEST_LABEL) };
  const plain = { label, value: scaled(look.plain) };
  const large = { label, value: scaled(look.net) };
  const drop = Math.max(textLine('0', large.value).baseline, textLine('0', plain.value).baseline);
  const fact = (name: string, value: string, region: string): Fact => ({
    label: name,
    value,
    region: `items.${index}.${region}`,
  });
  const sign = (mark: string) => {
    const line = textLine(mark, scaled(look.sign));
    return padded(line, { top: label.size * label.lineHeight + drop - line.baseline });
  };
  const before = showsDeductions(context)
    ? [
        labeledFigure(fact(words.gross, totalOrDash(stub, 'gross', 'period', amount), 'gross'), plain, drop),
        sign('\u2212'),
        labeledFigure(
          fact('Deductions', totalOrDash(stub, 'deductionTotal', 'period', amount), 'deductionTotal'),
          plain,
          drop,
        ),
        sign('='),
      ]
    : [];
  const net = fact(netName(document.recipient, stub), totalOrDash(stub, 'net', 'period', dollarAmount), 'net');
  const yearName = openTaxes(stub) === undefined ? 'Net year to date' : `${withOpenTaxes('Net', stub)}, year to date`;
  const year = fact(yearName, totalOrDash(stub, 'net', 'yearToDate', amount), 'net');
  return {
    sum: row([...before, labeledFigure(net, large, drop)], look.gap * scale),
    year: labeledFigure(year, plain, drop, 'right'),
  };
}
