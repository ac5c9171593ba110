import type { Block, SceneNode, ScenePage, TextNode } from '@paperwage/paper';
import { textLine } from '@paperwage/paper';
import type { Issuance } from '../../look/issuance.ts';
import { isMark, sampleMarkIn } from '../../look/sample-mark.ts';
import { CAPTION_FACE, INK } from './form-type.ts';
import type { CopyPlace } from './place-copy.ts';
import { placeNodes } from './place-copy.ts';

export const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;

/** A dashed line between copies, for scissors. */
const CUT = { weight: 0.5, color: '#9a9a9a', dash: [3, 3] } as const;

/** Where a page is cut: across at a height, or down at a distance from its left edge, from a height on. */
export type Cut = { readonly acrossAt: number } | { readonly downAt: number; readonly from?: number };

const NOTE_LEFT = 36;
const NOTE = { size: 7, baseline: 18 };
/** Where four copies share a page, there is less room above them. */
const TIGHT_NOTE = { size: 4.5, baseline: 13 };

/** Said on every page of a sample, for people who can't see the mark. */
const SAMPLE_NOTE = 'Sample. Do not file it or give it to anyone.';

/** Pages that go with forms, each with a note that they are a sample where they are one. */
export function withSampleNote(pages: readonly ScenePage[], issuance: Issuance | undefined): readonly ScenePage[] {
  if (issuance?.kind !== 'sample') return pages;
  const note = noteAt(noteLine(SAMPLE_NOTE, NOTE.size), NOTE_LEFT, NOTE.baseline);
  return pages.map((page) => ({ ...page, nodes: [note, ...page.nodes] }));
}

/** A copy with a sample mark over its form, and a note: if the copies are cut apart, each one has it. */
export function withCopySample(
  copy: readonly SceneNode[],
  issuance: Issuance | undefined,
  { right, top, bottom, size, baseline }: CopyNotePlace & { readonly top: number; readonly bottom: number },
): readonly SceneNode[] {
  if (issuance?.kind !== 'sample') return copy;
  const width = right + NOTE_LEFT;
  const mark = sampleMarkIn({ x: 0, y: top, width, height: bottom - top });
  return [mark, noteAt(noteLine(SAMPLE_NOTE, size), NOTE_LEFT, baseline), ...copy];
}

/**
 * A copy with a note above its form, not part of it: the form for the year isn't final. Copies are cut apart, so each
 * one says so.
 */
export function withCopyNote(
  copy: readonly SceneNode[],
  note: string,
  { right, size, baseline }: CopyNotePlace,
): SceneNode[] {
  const line = noteLine(note, size);
  return [noteAt(line, right - line.width, baseline), ...copy];
}

/** Where the note of a copy ends, in points of the copy. */
export interface CopyNotePlace {
  readonly right: number;
  readonly size: number;
  readonly baseline: number;
}

export const WHOLE_COPY_NOTE: CopyNotePlace = { right: 576, ...NOTE };
/** On a quarter of a page there is less room above the form. */
export const QUARTER_COPY_NOTE: CopyNotePlace = { right: 285, ...TIGHT_NOTE };

function noteLine(note: string, size: number): Block {
  return textLine(note, { face: CAPTION_FACE, size, color: INK, lineHeight: 1 });
}

function noteAt(line: Block, x: number, baseline: number): SceneNode {
  const [at] = line.place(0, 0) as [TextNode];
  return { kind: 'group', tag: { role: 'Paragraph' }, nodes: line.place(x, baseline - at.y) };
}

/** Copies of a form, in order, on as many pages as the places of one page make them need. */
export function copiesOnPages(
  copies: readonly (readonly SceneNode[])[],
  places: readonly CopyPlace[],
  cuts: readonly Cut[] = [],
): ScenePage[] {
  const pages: ScenePage[] = [];
  for (let first = 0; first < copies.length; first += places.length) {
    const shown = copies.slice(first, first + places.length);
    const nodes = shown.flatMap((copy, index) => placeNodes(copy, places[index]!));
    const lines = cuts.map(cutNode);
    // Behind everything.
    const marks = nodes.filter(isMark);
    const rest = nodes.filter((node) => !isMark(node));
    pages.push({ width: PAGE_WIDTH, height: PAGE_HEIGHT, nodes: [...marks, ...lines, ...rest] });
  }
  return pages;
}

function cutNode(cut: Cut): SceneNode {
  if ('acrossAt' in cut) {
    return { kind: 'rule', x: 0, y: cut.acrossAt, length: PAGE_WIDTH, direction: 'horizontal', ...CUT };
  }
  const { downAt: x, from: y = 0 } = cut;
  return { kind: 'rule', x, y, length: PAGE_HEIGHT - y, direction: 'vertical', ...CUT };
}
