import type { Block, FontFace, TextAlignment } from '@paperwage/paper';
import { stack, textBlock, textWidth } from '@paperwage/paper';
import { INK } from './form-type.ts';

/** How lines of text may be set to fit their room, the first way that fits being taken. */
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
/** Below what any paper is read at: the last resort that never lets text leave its box. */
const SMALLEST = 1.5;

/** The lines set as large as their room allows, and never larger than it. */
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

/** Several texts in one face and size, the first that fits all of them in their rooms. */
export function fittedAlike(
  texts: readonly { readonly text: string; readonly width: number; readonly align?: TextAlignment }[],
  height: number,
  looks: readonly FittedLook[],
): Block[] {
  const blocks = (look: { readonly face: FontFace; readonly size: number; readonly breaks: boolean }) =>
    texts.map(({ text, width, align = 'left' }) => setLines([text], width, height, look, align));
  const last = looks.at(-1)!;
  for (const look of [...looks, { ...last, most: last.least, least: SMALLEST }]) {
    for (let size = look.most; size >= look.least; size -= SIZE_STEP) {
      const set = blocks({ ...look, size });
      if (set.every((block) => block !== undefined)) return set;
    }
  }
  return texts.map(({ text, width, align }) =>
    linesAt([text], width, { face: last.face, size: SMALLEST }, align ?? 'left'),
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
