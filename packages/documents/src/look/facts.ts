import type { Block, TextFit, TextStyle } from '@paperwage/paper';
import {
  EMPTY,
  padded,
  pushedRight,
  region,
  row,
  ruleBlock,
  spacer,
  stack,
  tagged,
  textBlock,
  textLine,
  textWidth,
} from '@paperwage/paper';
import type { DocumentTheme } from './theme.ts';

/** A label and its value. Facts without a value aren't shown. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The field of the form that this shows. */
  readonly region?: string;
}

export interface FactLook {
  readonly label: TextStyle;
  readonly value: TextStyle;
  /** Between label and value, in points. */
  readonly gap?: number;
  /** Values too wide are set smaller, down to this size in points, before they are wrapped. */
  readonly smallest?: number;
}

/** The value below its small label. */
export function stackedFact(fact: Fact, look: FactLook, width: number): Block {
  if (fact.value === '') return EMPTY;
  const fit = look.smallest === undefined ? {} : { smallest: look.smallest };
  const value = textBlock(fact.value, look.value, width, fit);
  return named(fact, stack([textBlock(fact.label, look.label, width), value], look.gap ?? 0));
}

/** A label over an empty line, for something a document needs that the user hasn't given yet. */
export function blankFact(
  fact: Fact,
  context: { readonly theme: DocumentTheme },
  look: FactLook,
  width: number,
): Block {
  const line = ruleBlock(width, { weight: 0.6, color: context.theme.rule });
  const room = spacer(width, look.value.size * look.value.lineHeight);
  const block = stack([textBlock(fact.label, look.label, width), room, line]);
  return fact.region === undefined ? block : region(fact.region, block);
}

/** Facts below one another, labels in one column and values in the next, both against their right edges. */
export function factRows(facts: readonly Fact[], look: FactLook, gap: number, width: number): Block {
  const kept = facts.filter((fact) => fact.value !== '');
  if (kept.length === 0) return EMPTY;
  const labels = Math.max(...kept.map((fact) => textWidth(fact.label, look.label)));
  const widest = Math.max(...kept.map((fact) => textWidth(fact.value, look.value)));
  const values = Math.min(widest, width - labels - gap);
  const rows = kept.map((fact) => {
    const label = textBlock(fact.label, look.label, labels, { align: 'right' });
    const value = textBlock(fact.value, look.value, values, {
      align: 'right',
      smallest: look.smallest ?? look.value.size,
    });
    return named(fact, row([label, value], gap, 'baseline'));
  });
  return stack(rows, look.gap ?? 0);
}

/** Facts below one another in a column of this width: labels at its left edge, values at its right. */
export function factsInColumns(facts: readonly Fact[], look: FactLook, gap: number, width: number): Block {
  const rows = facts
    .filter((fact) => fact.value !== '')
    .map((fact) => {
      const label = textLine(fact.label, look.label);
      const room = width - label.width - gap;
      const fit = { align: 'right', smallest: look.smallest ?? look.value.size } as const;
      return named(fact, row([label, textBlock(fact.value, look.value, room, fit)], gap, 'baseline'));
    });
  return stack(rows, look.gap ?? 0);
}

/** Facts in one line of words: label, value, label, value; they go on to the next line where the width ends. */
export function factLine(facts: readonly Fact[], look: FactLook, gap: number, width: number): Block {
  const lines: Block[][] = [[]];
  let used = 0;
  for (const fact of facts.filter(({ value }) => value !== '')) {
    const label = textLine(fact.label, look.label);
    const space = look.gap ?? 4;
    const value = textBlock(
      fact.value,
      look.value,
      Math.min(textWidth(fact.value, look.value), width - label.width - space),
    );
    const block = named(fact, row([label, value], space, 'baseline'));
    if (used > 0 && used + block.width > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(block);
    used += block.width + gap;
  }
  return stack(lines.map((line) => row(line, gap, 'baseline')));
}

/** The fact as one paragraph and as the region of its field. */
export function named({ region: name }: Pick<Fact, 'region'>, block: Block): Block {
  const paragraph = tagged({ role: 'Paragraph' }, block);
  return name === undefined ? paragraph : region(name, paragraph);
}

/** A paragraph that wraps, as the region of its field when it has one. */
export function paragraph(
  text: string,
  style: TextStyle,
  width: number,
  options: TextFit & { readonly region?: string } = {},
): Block {
  return named(options, textBlock(text, style, width, options));
}

/** A figure under its label, set so that figures of any size beside it share a baseline. */
export function labeledFigure(fact: Fact, look: FactLook, drop: number, side: 'left' | 'right' = 'left'): Block {
  const label = textLine(fact.label, look.label);
  const value = textLine(fact.value, look.value);
  const width = Math.max(label.width, value.width);
  const placed = padded(value, { top: Math.max(0, drop - value.baseline) });
  const parts = side === 'left' ? [label, placed] : [pushedRight(label, width), pushedRight(placed, width)];
  return named(fact, { ...stack(parts), width });
}
