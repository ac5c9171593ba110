import type { Block, QrCode } from '@paperwage/paper';
import { EMPTY, linked, padded, qrDrawing, row, stack, tagged, textBlock, textLine, textWidth } from '@paperwage/paper';
import { paragraph } from './facts.ts';
import type { DocumentTheme, TypeSet } from './theme.ts';

/**
 * How a document is given out: as a sample, issued with verification codes, or neither. Plain data, which can be sent to
 * a worker. `createIssuance` makes the one with codes.
 */
export type Issuance = { readonly kind: 'plain' } | { readonly kind: 'sample' } | IssuedWithCodes;

export interface IssuedWithCodes {
  readonly kind: 'issued';
  /** One for each pay stub of a set, in order; one for an invoice; none for a form. */
  readonly codes: readonly IssuedCode[];
}

export interface IssuedCode {
  /** In groups of four: `7KQ4-M2XD-9RVT`. */
  readonly code: string;
  /** Opens what is known of the document. */
  readonly address: string;
  /** Where the code can be typed, as people read it: `paperwage.example/verify`. */
  readonly verifyAt: string;
  /** The address as a code to scan. */
  readonly qr: QrCode;
}

/** The codes, in order; none for what is not issued. */
export function codesOf(issuance: Issuance | undefined): readonly string[] {
  return issuance?.kind === 'issued' ? issuance.codes.map(({ code }) => code) : [];
}

/** Throws RangeError where what is issued has not one code for each of `count` documents. */
export function requireCodes(issuance: Issuance | undefined, count: number): void {
  if (issuance?.kind !== 'issued' || issuance.codes.length === count) return;
  throw new RangeError(`There are ${issuance.codes.length} verification codes for ${count} documents`);
}

/** 0.47 mm: a phone reads it from print, and from a copy of the print. */
const MODULE = 4 / 3;
/** Most codes have 33 modules a side, and a sample keeps as much room, so that issuing moves nothing on the page. */
const USUAL_HEIGHT = (33 + 4) * MODULE;
const WORDS_WIDTH = 124;

/**
 * The foot of a document: its code to scan and to type, or that it is a sample without one. Empty where it is neither. `index` is the place of the document in its set.
 */
export function issuanceFoot(
  issuance: Issuance | undefined,
  index: number,
  look: { readonly theme: DocumentTheme; readonly type: TypeSet },
): Block {
  if (issuance?.kind === 'sample') return sampleFoot(look.type);
  const issued = issuance?.kind === 'issued' ? issuance.codes[index] : undefined;
  return issued ? codeFoot(issued, look) : EMPTY;
}

/** Between the foot and what is above or below it. */
export const FOOT_GAP = 10;

/** How much of a page the foot takes with its gap; nothing where it is empty. */
export function roomForFoot(foot: Block): number {
  return foot.height > 0 ? foot.height + FOOT_GAP : 0;
}

function sampleFoot(type: TypeSet): Block {
  const lines = ['Sample. Not issued.', 'No verification code.'];
  const words = stack(lines.map((line) => paragraph(line, type.soft(7.8), WORDS_WIDTH, { align: 'right' })));
  return padded({ ...words, width: WORDS_WIDTH }, { top: Math.max(0, USUAL_HEIGHT - words.height) });
}

function codeFoot(
  { code, address, verifyAt, qr }: IssuedCode,
  { theme, type }: Parameters<typeof issuanceFoot>[2],
): Block {
  const drawing = qrDrawing(qr, MODULE, theme.text, `QR code: verify code ${code} at ${verifyAt}`);
  const where = `Verify at ${verifyAt}`;
  const width = Math.min(WORDS_WIDTH, textWidth(where, type.soft(7.4)));
  const lines = [textBlock(where, type.soft(7.4), width, { smallest: 6.4 }), textLine(code, type.strong(10))];
  const words = stack(
    lines.map((line) => tagged({ role: 'Paragraph' }, line)),
    1,
  );
  const scanned = linked(address, `Verify code ${code} at ${verifyAt}`, drawing);
  const { quiet } = drawing;
  return padded(row([scanned, words], quiet, 'middle'), { top: quiet, left: quiet });
}
