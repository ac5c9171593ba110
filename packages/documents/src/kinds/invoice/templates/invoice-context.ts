import type { Block, ScenePage } from '@paperwage/paper';
import type { Sheet } from '../../../look/sheet.ts';
import type { DocumentTheme, TypeSet } from '../../../look/theme.ts';
import type { InvoiceDocument } from '../document.ts';

/** All that a template needs to set an invoice. */
export interface InvoiceContext {
  readonly document: InvoiceDocument;
  readonly theme: DocumentTheme;
  readonly type: TypeSet;
  readonly sheet: Sheet;
  /**
   * Its verification code, or that it is a sample; empty where it is neither. Goes to the foot of the last page, at the
   * right: the total that is compared with it stands there, and the number of the page tells where pages are missing.
   */
  readonly foot: Block;
}

export interface InvoiceTemplate {
  readonly id: string;
  readonly name: string;
  /** One line for the place where a template is chosen. */
  readonly description: string;
  readonly layout: (context: InvoiceContext) => readonly ScenePage[];
}
