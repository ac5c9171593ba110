import type { SceneNode } from '@paperwage/paper';
import { textLine } from '@paperwage/paper';
import type { Area, FormEntry } from '../form-edition.ts';
import type { FittedLook } from './fitted-text.ts';
import { fittedAlike, fittedText, lookOfAll } from './fitted-text.ts';
import { CAPTION_FACE, INK, NARROW_FACE, STRONG_FACE, VALUE_FACE } from './form-type.ts';
import type { FormValue, LabeledAmount } from './form-values.ts';

/** Typed where it fits at a size that reads well, else in the narrow face, in the end on several lines. */
const textLooks = (most: number): readonly FittedLook[] => [
  { face: VALUE_FACE, most, least: 7.5, breaks: false },
  { face: NARROW_FACE, most, least: 6.5, breaks: false },
  { face: NARROW_FACE, most: 6.5, least: 3, breaks: true },
];
const LARGEST = 9;
const STAMP: readonly FittedLook[] = [{ face: STRONG_FACE, most: 24, least: 4, breaks: false }];
const CAPTION: readonly FittedLook[] = [{ face: CAPTION_FACE, most: 5.5, least: 3.5, breaks: true }];

/** The head of the box that an entry is in. */
interface BoxHead {
  readonly top: number;
  readonly captionTop: number;
  /** Where the caption of the first entry begins: beside the number of the box. */
  readonly firstCaptionAt?: number;
  readonly caption?: string;
  /** What stands in the column of the entry, itself included: a column has one type. */
  readonly column: readonly string[];
}

/** What an entry prints: the frame of a square, its own caption, and the value within its area as a region. */
export function entryNodes(entry: FormEntry, value: FormValue | undefined, head: BoxHead): SceneNode[] {
  const [x, y, width, height] = entry.area;
  const region: SceneNode = {
    kind: 'group',
    region: { name: entry.field, x, y, width, height },
    nodes: valueNodes(entry, value, head.column),
  };
  return [
    ...captionNodes(entry, head),
    entry.kind === 'check' ? squareNode(entry, region, value === true, head) : region,
  ];
}

/** Between the edge of an area and its text. */
const INSET = 2;

function valueNodes(
  { kind, area, words, most = LARGEST }: FormEntry,
  value: FormValue | undefined,
  column: readonly string[],
): readonly SceneNode[] {
  const [left, y, whole, height] = area;
  const inset = kind === 'check' ? 0 : INSET;
  const [x, width] = [left + inset, whole - 2 * inset];
  if (value === undefined || value === false || value === '') return [];
  const inMiddle = (block: ReturnType<typeof fittedText>) => block.place(x, y + (height - block.height) / 2);
  const all = textLooks(most);
  const looks =
    column.length < 2
      ? all
      : [
          lookOfAll(
            column.map((text) => ({ text, width })),
            height,
            all,
          ),
        ];
  switch (kind) {
    case 'check':
      return inMiddle(fittedText(['X'], width, height, checkLook(height), 'center'));
    case 'stamp':
      return inMiddle(fittedText([words ?? String(value)], width, height, STAMP));
    case 'money':
      return inMiddle(fittedText([String(value)], width, height, looks, 'right'));
    case 'code':
      return inMiddle(fittedText([String(value)], width, height, looks, 'center'));
    case 'pairs':
      return pairNodes(value as readonly LabeledAmount[], [x, y, width, height], looks);
    case 'lines':
      return fittedText(value as readonly string[], width, height, looks).place(x, y);
    case 'text':
      return inMiddle(fittedText([String(value)], width, height, looks));
  }
}

function checkLook(height: number): readonly FittedLook[] {
  return [{ face: STRONG_FACE, most: Math.floor(height / 1.12), least: 4, breaks: false }];
}

/** How much of a line the label has. */
const LABEL_SHARE = 0.52;
const PAIR_ROWS = 4;

function pairNodes(
  pairs: readonly LabeledAmount[],
  [x, y, width, height]: Area,
  looks: readonly FittedLook[],
): SceneNode[] {
  const pitch = height / Math.max(PAIR_ROWS, pairs.length);
  const labelWidth = width * LABEL_SHARE;
  // All labels have one type, and so have all amounts: a short label is no more important than a long one.
  const labels = fittedAlike(
    pairs.map(({ label }) => ({ text: label, width: labelWidth })),
    pitch,
    looks,
  );
  const amountWidth = width - labelWidth - 2;
  const amounts = fittedAlike(
    pairs.map(({ amount }) => ({ text: amount, width: amountWidth, align: 'right' })),
    pitch,
    looks,
  );
  return pairs.flatMap((_, row) => {
    const top = y + row * pitch;
    return [...labels[row]!.place(x, top), ...amounts[row]!.place(x + labelWidth + 2, top)];
  });
}

/** A square is a figure, so that screen readers announce an empty one too. */
function squareNode({ area, caption }: FormEntry, value: SceneNode, isChecked: boolean, head: BoxHead): SceneNode {
  const [x, y, width, height] = area;
  const square: SceneNode = { kind: 'rectangle', x, y, width, height, stroke: { color: INK, weight: 0.75 } };
  const name = caption ?? head.caption ?? 'Box';
  const alternativeText = `${name}: ${isChecked ? 'checked' : 'not checked'}`;
  return { kind: 'group', tag: { role: 'Figure', alternativeText }, nodes: [square, value] };
}

const MARK_STYLE = { face: CAPTION_FACE, size: 10, color: INK, lineHeight: 1.2 };
const MARK_GAP = 4;
const COLUMN_CAPTION_WIDTH = 30;
const ENTRY_CAPTION = 6.5;

/** A caption stands at `head`, the top of the box; that of a mark beside its square. */
function captionNodes({ kind, caption, area }: FormEntry, box: BoxHead): readonly SceneNode[] {
  if (caption === undefined) return [];
  const [x, y, width, height] = area;
  const isMark = kind === 'check' && y - box.top < height;
  if (isMark) {
    const line = textLine(caption, MARK_STYLE);
    return line.place(x + width + MARK_GAP, y + (height - line.height) / 2);
  }
  if (kind === 'check') {
    return fittedText([caption], COLUMN_CAPTION_WIDTH, y - box.top - 1.5, CAPTION).place(x, box.top + 1);
  }
  const left = box.firstCaptionAt ?? x + INSET;
  const room = fittedText([caption], x + width - left, ENTRY_CAPTION * 1.13, [
    { face: CAPTION_FACE, most: ENTRY_CAPTION, least: 3.5, breaks: false },
  ]);
  return room.place(left, box.captionTop);
}
