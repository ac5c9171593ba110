import type { SceneNode } from '@paperwage/paper';
import { pushedRight, stack, textBlock, textLine } from '@paperwage/paper';
import type { FormBox, FormCopy, FormEdition } from '../form-edition.ts';
import type { FormArt } from './form-copy.ts';
import { CAPTION_FACE, INK, STRONG_FACE } from './form-type.ts';

const plain = (size: number) => ({ face: CAPTION_FACE, size, color: INK, lineHeight: 1.15 });
const strong = (size: number) => ({ face: STRONG_FACE, size, color: INK, lineHeight: 1.15 });

const TITLE = 'Wage and Tax Statement';
const DEPARTMENT = 'Department of the Treasury—Internal Revenue Service';
/** Forms narrower than this stand on a quarter of a page. */
const NARROW = 400;

/** What Form W-2 prints besides its boxes: number and title below them, and which copy it is. */
export function w2Art(edition: FormEdition, copy: FormCopy): FormArt {
  return edition.frame[2] < NARROW ? quarterArt(edition, copy) : fullArt(edition, copy);
}

function fullArt(edition: FormEdition, copy: FormCopy): FormArt {
  const [left, top, width, height] = edition.frame;
  const y = top + height + 2;
  const department = pushedRight(textLine(DEPARTMENT, plain(7)), width);
  return {
    heading: [
      ...textLine('Form', strong(7)).place(left, y + 15.2),
      ...textLine('W-2', strong(24)).place(left + 21.6, y - 1),
      ...textLine(TITLE, plain(11)).place(left + 70.5, y + 7.2),
    ],
    inBox: (box) => (box.part === 'omb' ? ombNodes(box, edition, copy.notice) : []),
    footer: [
      paragraph(department.place(left, y + 5.2)),
      paragraph(captionBlock(copy, 8, 8, width).place(left, y + 26.5)),
    ],
  };
}

/** The same for a quarter of a page, below one another. */
function quarterArt(edition: FormEdition, copy: FormCopy): FormArt {
  const [left, top, width, height] = edition.frame;
  const y = top + height + 1;
  const below = stack(
    [
      textBlock(DEPARTMENT, plain(6.5), width),
      captionBlock(copy, 7.5, 6.5, width),
      textBlock(copy.notice ?? '', plain(5), width),
    ],
    1.5,
  );
  return {
    heading: [
      ...textLine('Form', plain(6.5)).place(left, y + 9.5),
      ...textLine('W-2', strong(16)).place(left + 15, y - 0.5),
      ...textLine(TITLE, strong(9)).place(left + 53, y + 6.5),
    ],
    inBox: (box) => (box.part === 'omb' ? ombNodes(box, edition, undefined) : []),
    footer: [paragraph(below.place(left, y + 19))],
  };
}

/** Which copy it is: the first line in bold. */
function captionBlock({ caption }: FormCopy, first: number, other: number, width: number) {
  return stack(caption.map((line, index) => textBlock(line, index === 0 ? strong(first) : plain(other), width)));
}

/** OMB number, and beside it what Copy C tells the employee. */
function ombNodes({ cell }: FormBox, { ombNumber }: FormEdition, notice: string | undefined): SceneNode[] {
  const [x, y, width, height] = cell;
  const line = textLine(`OMB No. ${ombNumber}`, plain(width < 100 ? 6.5 : 7));
  const nodes = width < 100 ? line.place(x + 5, y + height - line.height - 2.5) : line.place(x + 7.9, y + 13.2);
  if (notice === undefined) return [paragraph(nodes)];
  const noticeLeft = x + 82;
  const text = textBlock(notice, { ...plain(5), lineHeight: 1.14 }, x + width - noticeLeft - 3);
  return [paragraph(nodes), paragraph(text.place(noticeLeft, y + (height - text.height) / 2))];
}

function paragraph(nodes: readonly SceneNode[]): SceneNode {
  return { kind: 'group', tag: { role: 'Paragraph' }, nodes };
}
