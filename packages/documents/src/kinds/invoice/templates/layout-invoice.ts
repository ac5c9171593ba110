import type { Scene } from '@paperwage/paper';
import type { Look } from '../../../kind-descriptor.ts';
import { withSampleMark } from '../../../look/sample-mark.ts';
import { requireCodes, issuanceFoot } from '../../../look/issuance.ts';
import type { DocumentTheme } from '../../../look/theme.ts';
import { LOGO_IMAGE, sheetOf } from '../../../look/sheet.ts';
import { typeSet } from '../../../look/theme.ts';
import { documentThemes } from '../../../look/themes.ts';
import type { InvoiceDocument } from '../document.ts';
import { banner } from './banner.ts';
import { column } from './column.ts';
import { compact } from './compact.ts';
import type { InvoiceTemplate } from './invoice-context.ts';
import { ledger } from './ledger.ts';
import { printableInvoice } from './printable-invoice.ts';

/** Every template of an invoice; the first is the default. */
export const invoiceTemplates: readonly InvoiceTemplate[] = [ledger, banner, column, compact];

/** Every theme of an invoice: those of all documents, the green one first. */
export const invoiceThemes: readonly DocumentTheme[] = [
  ...documentThemes.filter(({ id }) => id === 'forest'),
  ...documentThemes.filter(({ id }) => id !== 'forest'),
];

export interface InvoiceLayout {
  readonly scene: Scene;
  /** Characters of the user's text that no document face has, each once; they were replaced on paper. */
  readonly missingCharacters: readonly string[];
}

/** Sets an invoice in the named template and theme. Throws RangeError when there is no such template or theme, and when it is issued without its one code. */
export function layoutInvoice(document: InvoiceDocument, choice: Look): InvoiceLayout {
  const template = found(invoiceTemplates, choice.template, 'template');
  const theme = found(invoiceThemes, choice.theme, 'theme');
  const { document: printable, missingCharacters } = printableInvoice(document, theme);
  const { logo } = printable.from;
  const type = typeSet(theme);
  requireCodes(choice.issuance, 1);
  const foot = issuanceFoot(choice.issuance, 0, { theme, type });
  const scene: Scene = {
    title: sceneTitle(printable),
    language: 'en-US',
    pages: template.layout({ document: printable, theme, type, sheet: sheetOf(document.paperSize), foot }),
    images: logo ? { [LOGO_IMAGE]: logo } : {},
  };
  return { scene: withSampleMark(scene, choice.issuance), missingCharacters };
}

/** `Invoice INV-20418, Łukasz Hernández`. */
function sceneTitle({ title, number, to }: InvoiceDocument): string {
  return [[title, number].filter(Boolean).join(' '), to.name].filter(Boolean).join(', ');
}

function found<Kind extends { readonly id: string }>(kinds: readonly Kind[], id: string, what: string): Kind {
  const kind = kinds.find((candidate) => candidate.id === id);
  if (!kind) throw new RangeError(`There is no invoice ${what} named ${id}`);
  return kind;
}
