import type { Block, SceneNode, TextStyle } from '@paperwage/paper';
import { pushedRight, stack, textBlock, textLine } from '@paperwage/paper';
import type { FormBox, FormCopy, FormEdition } from '../form-edition.ts';
import { fittedText } from './fitted-text.ts';
import type { FormArt } from './form-copy.ts';
import { CAPTION_FACE, INK, STRONG_FACE } from './form-type.ts';

const plain = (size: number): TextStyle => ({ face: CAPTION_FACE, size, color: INK, lineHeight: 1.15 });
const strong = (size: number): TextStyle => ({ face: STRONG_FACE, size, color: INK, lineHeight: 1.15 });

const NAMES = { '1099-nec': '1099-NEC', '1099-misc': '1099-MISC' } as const;
const TITLES = { '1099-nec': 'Nonemployee Compensation', '1099-misc': 'Miscellaneous Information' } as const;
const DEPARTMENT = 'Department of the Treasury - Internal Revenue Service';
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A form with its own name and title. */
type Form1099Edition = FormEdition & { readonly form: keyof typeof NAMES };

/** What a 1099 prints besides its boxes: number, revision and title, which copy it is, and the line below. */
export function form1099Art(edition: Form1099Edition, copy: FormCopy): FormArt {
  return {
    heading: headingNodes(edition),
    inBox: (box) => {
      if (box.part === 'formId') return [paragraph(formIdNodes(box, edition))];
      return box.part === 'copy' ? [paragraph(copyNodes(box, copy))] : [];
    },
    footer: [paragraph(footerNodes(edition, copy))],
  };
}

/** The title, set in its own box. */
function headingNodes(edition: Form1099Edition): readonly SceneNode[] {
  const box = edition.boxes.find(({ part }) => part === 'title')!;
  const [x, y, width, height] = box.cell;
  const words = TITLES[edition.form].split(' ');
  const block = stack(words.map((word) => textBlock(word, strong(12), width - 4, { align: 'right' })));
  return block.place(x, y + (height - block.height) / 2);
}

function formIdNodes({ cell, entries }: FormBox, edition: Form1099Edition): readonly SceneNode[] {
  const [x, y, width, height] = cell;
  const [year] = entries;
  const inMiddle = (text: string, style: TextStyle) => textBlock(text, style, width, { align: 'center' });
  const name = textLine(NAMES[edition.form], strong(10));
  const word = textLine('Form', plain(6.5));
  const nameLeft = word.width + 2;
  const top = inMiddle(`OMB No. ${edition.ombNumber}`, plain(6.5));
  const revision = inMiddle(`(Rev. ${edition.revision})`, plain(6.5));
  const left = x + (width - name.width - nameLeft) / 2;
  const isTall = height > 60;
  const nameTop = y + (isTall ? 17 : 9.5);
  const caption = textLine('For calendar year', plain(6.5));
  const captionNodes = isTall
    ? inMiddle('For calendar year', plain(6.5)).place(x, y + 50)
    : caption.place(year!.area[0] - caption.width - 2, y + 37.5);
  return [
    ...top.place(x, y + (isTall ? 3 : 1)),
    ...word.place(left, nameTop + 4),
    ...name.place(left + nameLeft, nameTop),
    ...revision.place(x, y + (isTall ? 33 : 22)),
    { kind: 'rule', x, y: y + (isTall ? 48 : 34), length: width, direction: 'horizontal', weight: 0.5, color: INK },
    ...captionNodes,
  ];
}

const COPY_INSET = 3;

/** Which copy it is and what it tells its reader, to the right of the amounts. */
function copyNodes({ cell }: FormBox, copy: FormCopy): readonly SceneNode[] {
  const [x, y, width, height] = cell;
  const room = width - 2 * COPY_INSET;
  const [first, ...rest] = copy.caption;
  const heading: Block = stack([
    textBlock(first!, strong(10), room, { align: 'right' }),
    ...rest.map((line) => textBlock(line, strong(9), room, { align: 'right' })),
  ]);
  const nodes = [...heading.place(x + COPY_INSET, y + 1.5)];
  if (copy.notice === undefined) return nodes;
  const left = height - heading.height - 5;
  const notice = fittedText(
    [copy.notice],
    room,
    left,
    [{ face: CAPTION_FACE, most: 6.75, least: 4, breaks: true }],
    'right',
  );
  return [...nodes, ...notice.place(x + COPY_INSET, y + heading.height + 3)];
}

function footerNodes(edition: Form1099Edition, copy: FormCopy): readonly SceneNode[] {
  const [left, top, width, height] = edition.frame;
  const y = top + height + 1;
  const name = NAMES[edition.form];
  const number = textLine(name, strong(10));
  const [month, year] = edition.revision.split(' ') as [string, string];
  const revision = textLine(`(Rev. ${MONTHS.indexOf(month) + 1}-${year})`, plain(7));
  const after = left + 18.3 + number.width + 3;
  return [
    ...textLine('Form', plain(7)).place(left, y + 2.3),
    ...number.place(left + 18.3, y),
    ...revision.place(after, y + 2.3),
    ...(copy.id === 'B' ? textLine('(keep for your records)', plain(7)).place(left + 134, y + 3) : []),
    ...textLine(`www.irs.gov/Form${name.replace('-', '')}`, plain(7)).place(left + 244, y + 3),
    ...pushedRight(textLine(DEPARTMENT, plain(7)), width).place(left, y + 3),
  ];
}

function paragraph(nodes: readonly SceneNode[]): SceneNode {
  return { kind: 'group', tag: { role: 'Paragraph' }, nodes };
}
