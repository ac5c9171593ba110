import { documentThemes } from '../../../look/themes.ts';
import type { SheetLook, SheetShape } from '../../../workbook/index.ts';
import { sheetLook } from '../../../workbook/index.ts';

/** A sheet shaped like a template of the paper. */
export interface StubShape extends SheetShape {
  /** The net pay stands at the top, and what the year has come to at the foot. */
  readonly isNetFirst?: true;
  /** A contractor’s payment is called a remittance advice for services. */
  readonly isRemittance?: true;
}

const STATEMENT: StubShape = {
  size: 11,
  title: { size: 20, face: 'heading' },
  headings: 'rule',
  band: 'tint',
  isNetFirst: true,
};

const SHAPES: Readonly<Record<string, StubShape>> = {
  ledger: { size: 11, title: { size: 15, face: 'heading' }, headings: 'tint', band: 'tint' },
  compact: { size: 10, title: { size: 13, face: 'heading' }, headings: 'rule', band: 'tint' },
  contractor: {
    size: 11,
    title: { size: 22, face: 'display' },
    headings: 'rule',
    band: 'tint',
    isRemittance: true,
  },
};

/** The shape and look of the sheets of a template and theme; of an unknown one, those of the first. */
export function stubLook(template: string, theme: string): { readonly shape: StubShape; readonly look: SheetLook } {
  const shape = SHAPES[template] ?? STATEMENT;
  const worn = documentThemes.find(({ id }) => id === theme) ?? documentThemes[0]!;
  return { shape, look: sheetLook(worn, shape) };
}
