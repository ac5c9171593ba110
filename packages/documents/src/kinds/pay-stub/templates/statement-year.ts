import type { Block } from '@paperwage/paper';
import { onRectangle, padded, pushedRight, row, textLine } from '@paperwage/paper';
import { labeledFigure } from '../../../look/facts.ts';
import { showsDeductions } from './pay-tables.ts';
import type { StubContext } from './stub-context.ts';
import { totalOrDash, withOpenTaxes } from './wording.ts';
import { amount, dollarAmount } from '../../../look/wording.ts';

const PADDING = { x: 14, y: 9 };

/** What the year has come to, in equal parts on a tinted band of this width. */
export function statementYear(context: StubContext, width: number): Block {
  const { stub, index, type, theme, words } = context;
  const room = width - 2 * PADDING.x;
  const figures = [
    {
      label: `${words.gross}, year to date`,
      value: totalOrDash(stub, 'gross', 'yearToDate', amount),
      region: `items.${index}.gross`,
    },
    ...(showsDeductions(context)
      ? [
          {
            label: 'Deductions, year to date',
            value: totalOrDash(stub, 'deductionTotal', 'yearToDate', amount),
            region: `items.${index}.deductionTotal`,
          },
        ]
      : []),
    {
      label: `${withOpenTaxes('Net', stub)}, year to date`,
      value: totalOrDash(stub, 'net', 'yearToDate', dollarAmount),
      region: `items.${index}.net`,
    },
  ];
  const look = { label: type.label(7), value: type.strongFigure(11.5) };
  const drop = textLine('0', look.value).baseline;
  const part = room / figures.length;
  const blocks = figures.map((fact, at) => {
    const last = at === figures.length - 1;
    const block = labeledFigure(fact, look, drop, last ? 'right' : 'left');
    return last ? pushedRight(block, part) : { ...block, width: part };
  });
  const content = row(blocks);
  const edges = { top: PADDING.y, right: PADDING.x, bottom: PADDING.y, left: PADDING.x };
  return onRectangle(padded(content, edges), { fill: theme.tint, radius: 4 });
}
