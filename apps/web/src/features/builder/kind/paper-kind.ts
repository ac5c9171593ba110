import type { Issuance } from '@paperwage/documents/kinds';
import type { Scene } from '@paperwage/paper';

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A part of a template's output that can be viewed alone, such as a copy of a form. */
export interface View {
  readonly id: string;
  readonly name: string;
}

export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly accent: string;
}

interface Look {
  readonly template: string;
  readonly theme: string;
  /** Absent where it is plain. */
  readonly issuance?: Issuance | undefined;
}

/** The paper of a document kind: its looks, its pages, and where the draft's fields appear on them. */
export interface PaperKind<Draft extends object = object, Document extends object = object> {
  readonly templates: readonly Template[];
  /** The ones a document can have, if not all; the same list object for similar documents. */
  templatesOf?(document: Document): readonly Template[];
  readonly themes: readonly Theme[];
  /** Parts of a template that can be viewed alone, each laid out under its id; the file contains all of them. */
  viewsOf?(template: string): readonly View[];
  layout(document: Document, look: Look): { readonly scene: Scene };
  /**
   * Lays out a single page with its pictures, if possible: `page` of the `pages` that the document had before. So a key press
   * does not wait for other pages.
   */
  layoutPage?(document: Document, look: Look, page: number, pages: number): Scene | undefined;
  /** As much of a document as a miniature of its first page needs. */
  firstOf(document: Document): Document;
  /** Whether a document is so long that its paper only follows after a pause in typing. */
  isLong(document: Document): boolean;
  /** The region of the paper that shows a field. */
  regionOfField(path: string, document: Document): string;
  /** The field behind a region of the paper. */
  fieldOfRegion(region: string, draft: Draft): string;
}
