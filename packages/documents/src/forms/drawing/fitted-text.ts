import type { Block, FontFace, TextAlignment } from '@paperwage/paper';
import { printableText, stack, textBlock, textWidth } from '@paperwage/paper';
import { INK } from './form-type.ts';

/** Ways to set lines of text to fit their space; the first one that fits is used. */
export interface FittedLook {
  readonly face: FontFace;
  /** Points. */
  readonly most: number;
  readonly least: number;
  /** Whether lines may be broken; otherwise this way fits only what stands on lines of its own. */
  readonly breaks: boolean;
}

const LINE_HEIGHT = 1.12;
const SIZE_STEP = 0.25;
/** Smaller than anyone reads on paper: the last resort that keeps text inside its box. */
const SMALLEST = 1.5;

/** The lines as large as their space allows, up to their normal size. */
export function fittedText(
  lines: readonly string[],
  width: number,
  height: number,
  looks: readonly FittedLook[],
  align: TextAlignment = 'left',
): Block {
  for (const look of looks) {
    for (let size = look.most; size >= look.least; size -= SIZE_STEP) {
      const block = setLines(lines, width, height, { ...look, size }, align);
      if (block) return block;
    }
  }
  const { face } = looks.at(-1)!;
  for (let size = looks.at(-1)!.least; size > SMALLEST; size -= SIZE_STEP) {
    const block = setLines(lines, width, height, { face, size, breaks: true }, align);
    if (block) return block;
  }
  return linesAt(lines, width, { face, size: SMALLEST }, align);
}

interface AlignedText {
  readonly text: string;
  readonly width: number;
  readonly align?: TextAlignment;
}

/** The one face and size that fits all of the texts in rooms of one height. */
export function lookOfAll(texts: readonly AlignedText[], height: number, looks: readonly FittedLook[]): FittedLook {
  const last = looks.at(-1)!;
  for (const look of [...looks, { ...last, most: last.least, least: SMALLEST }]) {
    for (let size = look.most; size >= look.least; size -= SIZE_STEP) {
      const fits = ({ text, width, align = 'left' }: AlignedText) =>
        setLines([text], width, height, { ...look, size }, align);
      if (texts.every(fits)) return { ...look, most: size, least: size };
    }
  }
  return { ...last, most: SMALLEST, least: SMALLEST };
}

/** Several texts in one face and size, the first that fits all of them in their rooms. */
export function fittedAlike(texts: readonly AlignedText[], height: number, looks: readonly FittedLook[]): Block[] {
  const look = lookOfAll(texts, height, looks);
  return texts.map(({ text, width, align }) =>
    linesAt([text], width, { face: look.face, size: look.most }, align ?? 'left'),
  );
}

function setLines(
  lines: readonly string[],
  width: number,
  height: number,
  look: { readonly face: FontFace; readonly size: number; readonly breaks: boolean },
  align: TextAlignment,
): Block | undefined {
  const style = { face: look.face, size: look.size, color: INK, lineHeight: LINE_HEIGHT };
  if (lines.length * look.size * LINE_HEIGHT > height) return undefined;
  if (lines.some((line) => printableText(line, [look.face]).missing.length > 0)) return undefined;
  if (!look.breaks && lines.some((line) => textWidth(line, style) > width)) return undefined;
  const block = linesAt(lines, width, look, align);
  return block.height <= height ? block : undefined;
}

function linesAt(
  lines: readonly string[],
  width: number,
  { face, size }: { readonly face: FontFace; readonly size: number },
  align: TextAlignment,
): Block {
  const style = { face, size, color: INK, lineHeight: LINE_HEIGHT };
  return stack(lines.map((line) => textBlock(line, style, width, { align })));
}
