import type { ScenePage } from '@paperwage/paper';
import type { DocumentTheme, TypeSet } from '../../../look/theme.ts';
import type { InvoiceDocument } from '../document.ts';

/** All that a template needs to set an invoice. */
export interface InvoiceContext {
  readonly document: InvoiceDocument;
  readonly theme: DocumentTheme;
  readonly type: TypeSet;
}

export interface InvoiceTemplate {
  readonly id: string;
  readonly name: string;
  /** One line for the place where a template is chosen. */
  readonly description: string;
  readonly layout: (context: InvoiceContext) => readonly ScenePage[];
}
