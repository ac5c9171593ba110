import type { Block, Color, TextStyle } from '@paperwage/paper';
import { fittedSize, onRectangle, padded, pushedRight, row, stack, textBlock, textLine } from '@paperwage/paper';
import { named } from '../../../look/facts.ts';
import type { InvoiceContext } from './invoice-context.ts';
import { balanceLine, totalLines } from './wording.ts';

export interface TotalsLook {
  readonly text: TextStyle;
  readonly figure: TextStyle;
  readonly strongText: TextStyle;
  readonly strongFigure: TextStyle;
  /** For what adds nothing. */
  readonly aside: TextStyle;
  /** Between the lines. Points. */
  readonly gap: number;
}

export interface BalanceLook {
  readonly fill: Color;
  readonly radius: number;
  readonly padding: { readonly x: number; readonly y: number };
  readonly label: TextStyle;
  readonly figure: TextStyle;
  readonly smallest: number;
}

/** The lines from the subtotal to what is due, figures against the right edge. */
export function totalsBlock({ document }: InvoiceContext, look: TotalsLook, width: number): Block {
  const rows = totalLines(document).map(({ label, value, region, isAside, isStrong }) => {
    const figure = textLine(
      value,
      isStrong ? look.strongFigure : isAside ? { ...look.figure, ...look.aside } : look.figure,
    );
    const room = width - figure.width - 12;
    const words = textBlock(label, isStrong ? look.strongText : isAside ? look.aside : look.text, room);
    return named({ region }, row([words, pushedRight(figure, width - room)], 0, 'baseline'));
  });
  return stack(rows, look.gap);
}

/** What is due, in large figures on a ground of its own. */
export function balanceBox({ document }: InvoiceContext, look: BalanceLook, width: number): Block {
  const { x, y } = look.padding;
  const room = width - 2 * x;
  const { label, value } = balanceLine(document);
  const words = textLine(label, look.label);
  const size = fittedSize(value, look.figure, room - words.width - 10, look.smallest);
  const figure = textLine(value, { ...look.figure, size });
  const line = row([words, pushedRight(figure, room - words.width)], 0, 'baseline');
  const content = padded(named({ region: 'balanceDue' }, line), { top: y, right: x, bottom: y, left: x });
  return onRectangle({ ...content, width }, { fill: look.fill, radius: look.radius });
}
