import type { Block, QrBlock, TextStyle } from '@paperwage/paper';
import { EMPTY, onRectangle, padded, qrBlock, region, row, spacer, stack } from '@paperwage/paper';
import { paragraph } from '../../../look/facts.ts';
import type { InvoiceContext } from './invoice-context.ts';

/** Points. */
const CODE_SIZE = 62;

/** Notes higher than this do not stand with the totals but go on below them, line by line. Points. */
export const MOST_NOTES_HEIGHT = 150;

const PLATE = { fill: '#ffffff', radius: 4 } as const;

export interface NotesLook {
  readonly label: TextStyle;
  readonly text: TextStyle;
}

/** The notes line by line under their label, which stays with the first; nothing where there are none. */
export function noteBlocks({ document }: InvoiceContext, look: NotesLook, width: number): readonly Block[] {
  const lines = document.notes.map((line) => {
    if (line === '') return spacer(width, look.text.size * 0.6);
    return region('notes', paragraph(line, look.text, width));
  });
  const [first, ...rest] = lines;
  return first ? [stack([paragraph('Notes', look.label, width), first]), ...rest] : [];
}

/** How the words of the pay link stand to its code. */
export type PayShape = 'beside' | 'below';

/** Where it can be paid, as words and as a code to be read by a telephone. */
export function payBlock(context: InvoiceContext, look: NotesLook, width: number, shape: PayShape = 'beside'): Block {
  const { payLink } = context.document;
  if (payLink === '') return EMPTY;
  const code = qrBlock(payLink, CODE_SIZE, context.theme.text, `QR code of ${payLink}`);
  if (shape === 'below') {
    const words = stack([paragraph('Pay online', look.label, width), paragraph(shown(payLink), look.text, width)]);
    return region('payLink', stack([words, onPlate(code)], 5));
  }
  const gap = code.quiet;
  const room = width - code.width - gap;
  const words = stack([paragraph('Pay online', look.label, room), paragraph(shown(payLink), look.text, room)]);
  return region('payLink', row([code, words], gap, 'middle'));
}

/** On white, because a code needs light around it. */
function onPlate(code: QrBlock): Block {
  const { quiet } = code;
  return onRectangle(padded(code, { top: quiet, right: quiet, bottom: quiet, left: quiet }), PLATE);
}

/** A link as people read it, without what every link begins with. */
function shown(link: string): string {
  return link.replace(/^https:\/\//, '').replace(/\/$/, '');
}
