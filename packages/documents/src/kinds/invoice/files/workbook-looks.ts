import type { SheetLook, SheetShape } from '../../../workbook/index.ts';
import { sheetLook } from '../../../workbook/index.ts';
import { invoiceThemes } from '../templates/index.ts';

/** A sheet shaped like a template of the paper. */
export interface InvoiceShape extends SheetShape {
  /** Where the balance stands in large figures beside that at the foot. */
  readonly balance?: 'inMast' | 'belowMast';
}

const LEDGER: InvoiceShape = { size: 10.5, title: { size: 26, face: 'display' }, headings: 'rule', band: 'tint' };

const SHAPES: Readonly<Record<string, InvoiceShape>> = {
  banner: {
    size: 10.5,
    title: { size: 15, face: 'heading' },
    headings: 'tint',
    hasBanner: true,
    band: 'accent',
    balance: 'inMast',
  },
  column: {
    size: 10.5,
    title: { size: 16, face: 'heading' },
    headings: 'rule',
    band: 'tint',
    balance: 'belowMast',
  },
  compact: { size: 9.5, title: { size: 16, face: 'heading' }, headings: 'rule', band: 'accent' },
};

/** The shape and look of the sheet of a template and theme; of an unknown one, those of the first. */
export function invoiceLook(
  template: string,
  theme: string,
): { readonly shape: InvoiceShape; readonly look: SheetLook } {
  const shape = SHAPES[template] ?? LEDGER;
  const worn = invoiceThemes.find(({ id }) => id === theme) ?? invoiceThemes[0]!;
  return { shape, look: sheetLook(worn, shape) };
}
