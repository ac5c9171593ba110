import type { Block, TextStyle } from '@paperwage/paper';
import {
  EMPTY,
  linked,
  onRectangle,
  padded,
  qrBlock,
  region,
  row,
  spacer,
  splitText,
  stack,
  tagged,
  textBlock,
} from '@paperwage/paper';
import { paragraph } from '../../../look/facts.ts';
import type { InvoiceContext } from './invoice-context.ts';

/** Points. */
const CODE_SIZE = 62;

/** Notes higher than this do not stand with the totals but go on below them, line by line. Points. */
export const MAX_NOTES_HEIGHT = 150;

const PLATE = { fill: '#ffffff', radius: 4 } as const;

export interface NotesLook {
  readonly label: TextStyle;
  readonly text: TextStyle;
}

/** The notes line by line under their label, which stays with the first; nothing where there are none. */
export function noteBlocks({ document }: InvoiceContext, look: NotesLook, width: number): readonly Block[] {
  const lines = document.notes.map((line) => {
    if (line === '') return spacer(width, look.text.size * 0.6);
    return noteBlock(line, look, width);
  });
  const [first, ...rest] = lines;
  return first ? [below(paragraph('Notes', look.label, width), first), ...rest] : [];
}

/** One line of notes as it was typed: a paragraph, which may go on overleaf. */
function noteBlock(line: string, look: NotesLook, width: number): Block {
  const split: Block['split'] = (height) => {
    const parts = splitText(line, look.text, width, height);
    return parts && [noteBlock(parts[0], look, width), noteBlock(parts[1], look, width)];
  };
  return { ...region('notes', paragraph(line, look.text, width)), split };
}

/** The block under a label, which stays with its beginning. */
function below(label: Block, block: Block): Block {
  const split: Block['split'] = (height) => {
    const parts = block.split?.(height - label.height);
    return parts && [stack([label, parts[0]]), parts[1]];
  };
  return { ...stack([label, block]), split };
}

/** How the words of the pay link stand to its code. */
export type PayShape = 'beside' | 'below';

/** Where it can be paid, as words and as a code to be read by a telephone. */
export function payBlock(context: InvoiceContext, look: NotesLook, width: number, shape: PayShape = 'beside'): Block {
  const { payLink } = context.document;
  if (payLink === '') return EMPTY;
  const code = qrBlock(payLink, CODE_SIZE, context.theme.text, `QR code of ${payLink}`);
  const { quiet } = code;
  const linkedCode = linked(payLink, wordsFor(payLink), code);
  if (shape === 'below') {
    return region('payLink', stack([payWords(payLink, look, width), onPlate(linkedCode, quiet)], 5));
  }
  return region('payLink', row([linkedCode, payWords(payLink, look, width - code.width - quiet)], quiet, 'middle'));
}

function payWords(payLink: string, look: NotesLook, width: number): Block {
  const address = linked(payLink, wordsFor(payLink), textBlock(shown(payLink), look.text, width));
  return stack([paragraph('Pay online', look.label, width), tagged({ role: 'Paragraph' }, address)]);
}

/** What a link is called where it is not seen. */
function wordsFor(payLink: string): string {
  return `Pay online at ${shown(payLink)}`;
}

/** On white, because a code needs light around it. */
function onPlate(code: Block, quiet: number): Block {
  return onRectangle(padded(code, { top: quiet, right: quiet, bottom: quiet, left: quiet }), PLATE);
}

/** A link as people read it, without what every link begins with. */
function shown(link: string): string {
  return link.replace(/^https:\/\//, '').replace(/\/$/, '');
}
