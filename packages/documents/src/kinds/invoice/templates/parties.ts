import type { Block, TextStyle } from '@paperwage/paper';
import { EMPTY, imageBlock, onRectangle, padded, region, row, stack } from '@paperwage/paper';
import { blankFact, paragraph } from '../../../look/facts.ts';
import { LOGO_IMAGE } from '../../../look/sheet.ts';
import { nonBreakingAddress } from '../../../look/non-breaking-address.ts';
import { addressLine, addressBlock } from '../../../look/wording.ts';
import type { InvoiceContext } from './invoice-context.ts';
import { contactLine } from './wording.ts';

export interface SenderLook {
  readonly name: TextStyle;
  readonly smallestName: number;
  readonly detail: TextStyle;
  readonly label: TextStyle;
  /** The address and what follows in lines of their own, or run together. */
  readonly address: 'line' | 'lines';
}

/** Name, address, ways to reach and business ID of the one who is paid, as far as they are known. */
export function senderWords(context: InvoiceContext, look: SenderLook, width: number): Block {
  const { name, address, businessNumber } = context.document.from;
  const contact = contactLines(context, look.address);
  const isKnown = name !== '' || address.length > 0 || contact.length > 0;
  if (!isKnown) {
    const blank = { label: 'From', value: '', region: 'from.name' };
    return blankFact(blank, context, { label: look.label, value: look.name }, Math.min(width, 190));
  }
  const places = look.address === 'line' ? [addressLine(address)] : addressBlock(address);
  const number = businessNumber === '' ? '' : `Business ID ${businessNumber}`;
  return stack([
    paragraph(name, look.name, width, { region: 'from.name', smallest: look.smallestName }),
    lines('from.address', places, look.detail, width),
    lines('from.contact', contact, look.detail, width),
    paragraph(number, look.detail, width, { region: 'from.businessNumber' }),
  ]);
}

/** The logo as large as the bounds allow; its alternative text names the company. */
function logoBlock({ document }: InvoiceContext, bounds: { readonly width: number; readonly height: number }): Block {
  const { logo, name } = document.from;
  if (!logo) return EMPTY;
  return region('logo', imageBlock(LOGO_IMAGE, logo, bounds, name === '' ? 'Logo' : `Logo of ${name}`));
}

/** The logo on a white plate: logos have no transparency, so that they stand on white whatever is behind them. */
export function logoPlate(context: InvoiceContext, bounds: { readonly width: number; readonly height: number }): Block {
  const logo = logoBlock(context, bounds);
  if (logo.height === 0) return logo;
  return onRectangle(padded(logo, { top: 6, right: 6, bottom: 6, left: 6 }), { fill: '#ffffff', radius: 4 });
}

/** Logo and words side by side. */
export function senderBlock(
  context: InvoiceContext,
  look: SenderLook,
  logoBounds: { readonly width: number; readonly height: number },
  width: number,
): Block {
  const gap = 11;
  const logo = logoBlock(context, logoBounds);
  const words = senderWords(context, look, width - (logo.width > 0 ? logo.width + gap : 0));
  return row([logo, words], gap, words.height > 2 * logo.height ? 'top' : 'middle');
}

export interface ClientLook {
  readonly label: TextStyle;
  readonly name: TextStyle;
  readonly smallestName: number;
  readonly detail: TextStyle;
}

/** Name, address and ways to reach of the client under a label; an empty line to write on while the name is unknown. */
export function clientBlock(context: InvoiceContext, look: ClientLook, width: number): Block {
  const { name, address, telephone, email } = context.document.to;
  const label = 'Bill to';
  const blank = { label, value: '', region: 'to.name' };
  const head =
    name === ''
      ? blankFact(blank, context, { label: look.label, value: look.name }, Math.min(width, 170))
      : stack([
          paragraph(label, look.label, width),
          paragraph(name, look.name, width, { region: 'to.name', smallest: look.smallestName }),
        ]);
  return stack([
    head,
    lines('to.address', address.map(nonBreakingAddress), look.detail, width),
    lines('to.contact', [telephone, email], look.detail, width),
  ]);
}

function contactLines({ document }: InvoiceContext, shape: SenderLook['address']): readonly string[] {
  const { telephone, email } = document.from;
  const found = shape === 'line' ? [contactLine(document.from)] : [telephone, email];
  return found.filter((line) => line !== '');
}

/** Paragraphs that are one region together; nothing where all are empty. */
function lines(name: string, texts: readonly string[], style: TextStyle, width: number): Block {
  return region(name, stack(texts.map((text) => paragraph(text, style, width))));
}
