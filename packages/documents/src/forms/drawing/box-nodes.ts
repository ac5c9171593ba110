import type { SceneNode } from '@paperwage/paper';
import { textLine, textWidth } from '@paperwage/paper';
import type { FormBox, FormEntry } from '../form-edition.ts';
import { entryNodes } from './entry-nodes.ts';
import type { FittedLook } from './fitted-text.ts';
import { fittedText } from './fitted-text.ts';
import { CAPTION_FACE, INK, PAPER, SHADE, STRONG_FACE } from './form-type.ts';
import type { FormValues } from './form-values.ts';

const RULE = 0.5;
const HEAVY_RULE = 2;
const INSET = 3;
/** From the top of a cell to its caption: where the caption was measured, and on a quarter of a page. */
const MEASURED_TOP = 2.2;
const TIGHT_TOP = 1.2;
const CAPTION_SIZE = 6.5;
const NUMBER_GAP = 3;
const NOTCH = { width: 14.4, height: 12 };

/** Two lines of the size of the others are easier to read than one that is smaller. */
const CAPTION: readonly FittedLook[] = [
  { face: CAPTION_FACE, most: CAPTION_SIZE, least: CAPTION_SIZE, breaks: false },
  { face: CAPTION_FACE, most: CAPTION_SIZE, least: CAPTION_SIZE, breaks: true },
  { face: CAPTION_FACE, most: CAPTION_SIZE, least: 5.5, breaks: false },
  { face: CAPTION_FACE, most: CAPTION_SIZE, least: 3.5, breaks: true },
];
const CAPTION_STYLE = { face: CAPTION_FACE, size: CAPTION_SIZE, color: INK, lineHeight: 1 };
const NUMBER: readonly FittedLook[] = [{ face: STRONG_FACE, most: CAPTION_SIZE, least: 3.5, breaks: false }];

/** The gray of boxes that are not for use; under all lines. */
export function shadeNodes(box: FormBox): SceneNode[] {
  if (!box.isShaded) return [];
  const [x, y, width, height] = box.cell;
  const gray: SceneNode = { kind: 'rectangle', x, y, width, height, fill: SHADE };
  if (box.number === undefined) return [gray];
  const notchWidth = box.caption === undefined ? NOTCH.width : width;
  const notch: SceneNode = { kind: 'rectangle', x, y, width: notchWidth, height: NOTCH.height, fill: PAPER };
  return [gray, notch];
}

/** The lines of a box: its upper and left edge, and what divides it. */
export function ruleNodes(box: FormBox): SceneNode[] {
  if (box.part === 'year' || (box.part === 'mark' && box.cell[3] < 20)) return [];
  const [x, y, width, height] = box.cell;
  const nodes: SceneNode[] = [rule(x, y, height, 'vertical')];
  if (!box.isOpenAbove) nodes.push(rule(x, y, width, 'horizontal'));
  if (box.dashedAt !== undefined) nodes.push({ ...rule(x, box.dashedAt, width, 'horizontal'), dash: [2, 2] });
  for (const { x: at, from, to } of box.separators ?? []) nodes.push(rule(at, from, to - from, 'vertical'));
  nodes.push(...codeWordNodes(box));
  if (box.isHeavy) {
    const stroke = { color: INK, weight: HEAVY_RULE };
    nodes.push({ kind: 'rectangle', x: x + 1, y: y + 1, width: width - 2, height: height - 2, stroke });
  }
  return nodes;
}

const CODE_WORD = { face: CAPTION_FACE, size: 4.5, color: INK, lineHeight: 1 };

/** The word “Code” before the code of box 12: part of the drawing, not of what is read. */
function codeWordNodes({ id, cell, separators }: FormBox): readonly SceneNode[] {
  if (!id.startsWith('12') || separators === undefined) return [];
  const [x, y, , height] = cell;
  return textLine('Code', CODE_WORD).place(x + 1, y + height - 7);
}

function rule(x: number, y: number, length: number, direction: 'horizontal' | 'vertical') {
  return { kind: 'rule', x, y, length, direction, weight: RULE, color: INK } as const;
}

/** What is read in a box, as one paragraph: number, caption, and the values of its entries. */
export function boxNodes(box: FormBox, values: FormValues): SceneNode[] {
  const [, top] = box.cell;
  const nodes = [
    ...headNodes(box),
    ...dollarNodes(box),
    ...box.entries.flatMap((entry, at) =>
      entryNodes(entry, values[entry.field], {
        top,
        captionTop: top + captionTop(box),
        column: columnOf(box, entry, values),
        ...(at === 0 ? { firstCaptionAt: box.cell[0] + captionIndent(box) + numberRoom(box) } : {}),
        ...(box.caption === undefined ? {} : { caption: box.caption }),
      }),
    ),
  ];
  return nodes.length === 0 ? [] : [{ kind: 'group', tag: { role: 'Paragraph' }, nodes }];
}

/** The texts of the entries that stand below one another, such as the two localities of box 20. */
function columnOf({ entries }: FormBox, { kind, area: [x, , width] }: FormEntry, values: FormValues): string[] {
  const below = entries.filter((one) => one.kind === kind && one.area[0] === x && one.area[2] === width);
  return below
    .map(({ field }) => values[field])
    .filter((value) => typeof value === 'string' && value !== '') as string[];
}

function headNodes(box: FormBox): SceneNode[] {
  const [x, y, width, height] = box.cell;
  const { number, caption, captionEdge } = box;
  if (number === undefined && caption === undefined) return [];
  const indent = numberRoom(box);
  const room = captionRoom(box);
  const heavy = box.isHeavy && box.captionIndent === undefined ? HEAVY_RULE : 0;
  const left = x + captionIndent(box) + heavy / 2;
  const top = captionEdge === 'bottom' ? y + height - room - BELOW_BOTTOM_CAPTION : y + captionTop(box) + heavy;
  const nodes: SceneNode[] = [];
  if (number !== undefined) nodes.push(...fittedText([number], width, room, NUMBER).place(left, top));
  if (caption !== undefined) {
    const block = fittedText([caption], captionWidth(box) - indent - captionIndent(box) - INSET / 2, room, CAPTION);
    nodes.push(...block.place(left + indent, top));
  }
  return nodes;
}

const BELOW_BOTTOM_CAPTION = 1.2;

function captionTop({ captionIndent: measured }: FormBox): number {
  return measured === undefined ? TIGHT_TOP : MEASURED_TOP;
}

function captionIndent({ captionIndent: measured = INSET }: FormBox): number {
  return measured;
}

function numberRoom({ number }: FormBox): number {
  return number === undefined ? 0 : numberWidth(number) + NUMBER_GAP;
}

/** From the top of a box to below a caption of one line. */
const CAPTION_LINE = MEASURED_TOP + CAPTION_SIZE * 1.2;

function isOneLine({ caption = '', cell: [, , width] }: FormBox): boolean {
  return textWidth(caption, CAPTION_STYLE) <= width - 1.5 * INSET;
}

function numberWidth(number: string): number {
  return textWidth(number, { ...CAPTION_STYLE, face: STRONG_FACE });
}

/** A caption goes round the square of its box. */
function captionWidth(box: FormBox): number {
  const { cell, entries } = box;
  const [x, , width] = cell;
  const [entry] = entries;
  if (entry?.kind !== 'check') return width;
  const above = entry.area[1] - cell[1];
  const isBelow = above > 3 * CAPTION_SIZE || (above > CAPTION_LINE && isOneLine(box));
  return isBelow ? width : Math.max(width / 2, entry.area[0] - x);
}

/** From the top of the box to its first value. */
function captionRoom(box: FormBox): number {
  const { cell, entries, captionEdge } = box;
  const [, y, , height] = cell;
  const top = captionTop(box);
  if (captionEdge === 'bottom') return CAPTION_SIZE * 1.2;
  const [entry] = entries;
  if (!entry) return height - 2 * top;
  if (entry.kind === 'check' && entry.area[1] - y <= 3 * CAPTION_SIZE) return height - 2 * top;
  return Math.max(CAPTION_SIZE * 1.13, entry.area[1] - y - top);
}

function dollarNodes({ hasDollarSigns, isHeavy, entries }: FormBox): SceneNode[] {
  if (!hasDollarSigns) return [];
  return entries.flatMap(({ area: [x, y, , height] }) => {
    const sign = fittedText(['$'], 6, height, [{ face: CAPTION_FACE, most: 8, least: 6, breaks: false }]);
    return sign.place(x - (isHeavy ? 4.2 : 5.2), y + (height - sign.height) / 2);
  });
}
