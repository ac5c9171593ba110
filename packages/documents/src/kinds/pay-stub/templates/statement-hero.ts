import type { Block, SceneNode } from '@paperwage/paper';
import { EMPTY, fittedSize, padded, pushedRight, row, stack, textBlock, textLine } from '@paperwage/paper';
import { allocate, cents, max, ZERO } from '@paperwage/values';
import { named } from '../../../look/facts.ts';
import { showsDeductions } from './pay-tables.ts';
import type { StubContext } from './stub-context.ts';
import { payDateFact, payPeriodFact } from './stub-facts.ts';
import { netName, totalOrDash, withOpenTaxes } from './wording.ts';
import { amount, dollarAmount } from '../../../look/wording.ts';

const BAR_HEIGHT = 9;
const BAR_GAP = 2;

/** The net pay in large figures, with a bar that shows how much of the gross pay it is. */
export function statementHero(context: StubContext, width: number): Block {
  const { stub, index, type, document } = context;
  const label = netName(document.recipient, stub);
  const text = totalOrDash(stub, 'net', 'period', dollarAmount);
  const room = width - 180;
  const large = { ...type.accentFigure(34), lineHeight: 1.15 };
  const figure = textLine(text, { ...large, size: fittedSize(text, large, room, 16) });
  const left = named(
    { region: `items.${index}.net` },
    { ...stack([textBlock(label, type.label(8.6), room), figure]), width: room },
  );
  const right = paidWords(context, width - room);
  const top = row([left, { ...right, width: width - room }], 0, 'bottom');
  return stack([top, bar(context, width), legend(context, width)], 7);
}

/** When it was paid and for which days. */
function paidWords(context: StubContext, width: number): Block {
  const { type } = context;
  const lines = [payDateFact(context), payPeriodFact(context)].map((fact) => {
    if (fact.value === '') return EMPTY;
    const label = textLine(fact.label, type.label(8.6));
    const value = textLine(fact.value, type.strong(9.6));
    return pushedRight(named(fact, row([label, value], 7, 'baseline')), width);
  });
  return padded(stack(lines, 2), { bottom: 6 });
}

/** Net pay in the accent color, what was deducted in the tint. Without pay there is only the empty track. */
function bar({ stub, theme }: StubContext, width: number): Block {
  const gross = max(ZERO, stub.gross.period);
  const net = Math.min(Math.max(0, stub.net.period), gross);
  const [paid = 0] =
    gross > 0 && stub.settled.net.period ? allocate(cents(Math.round(width * 100)), [net, gross - net]) : [0];
  const filled = paid / 100;
  const place = (x: number, y: number): SceneNode[] => {
    const part = (left: number, length: number, fill: StubContext['theme']['tint']): SceneNode[] =>
      length > 0 ? [{ kind: 'rectangle', x: left, y, width: length, height: BAR_HEIGHT, fill, radius: 1.5 }] : [];
    const gap = filled > 0 && filled < width ? BAR_GAP : 0;
    return [...part(x, filled, theme.accent), ...part(x + filled + gap, width - filled - gap, theme.tint)];
  };
  return { width, height: BAR_HEIGHT, baseline: BAR_HEIGHT, place };
}

/** The sum behind the bar: gross − deductions = net. */
function legend(context: StubContext, width: number): Block {
  if (!showsDeductions(context)) return EMPTY;
  const { stub, index, type, words } = context;
  const item = (label: string, value: string, region: string) =>
    named(
      { region: `items.${index}.${region}` },
      row([textLine(label, type.label(8.6)), textLine(value, type.strongFigure(9.2))], 5, 'baseline'),
    );
  const sign = (mark: string) => textLine(mark, type.label(9.6));
  const parts = [
    item(words.gross, totalOrDash(stub, 'gross', 'period', amount), 'gross'),
    sign('\u2212'),
    item('Deductions', totalOrDash(stub, 'deductionTotal', 'period', amount), 'deductionTotal'),
    sign('='),
    item(withOpenTaxes('Net', stub), totalOrDash(stub, 'net', 'period', amount), 'net'),
  ];
  return { ...row(parts, 9, 'baseline'), width };
}
