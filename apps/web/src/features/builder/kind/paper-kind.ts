import type { Issuance } from '@paperwage/documents/kinds';
import type { Scene } from '@paperwage/paper';

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A part of what a template prints that can be looked at alone, such as a copy of a form. */
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

/** The paper of a kind of document: its looks, its pages, and where the fields of the draft stand on them. */
export interface PaperKind<Draft extends object = object, Document extends object = object> {
  readonly templates: readonly Template[];
  /** Those of them that a document can have, where that is not every one; the same list for like documents. */
  templatesOf?(document: Document): readonly Template[];
  readonly themes: readonly Theme[];
  /** What of a template can be looked at alone, each laid out under its id; the file holds all of it. */
  viewsOf?(template: string): readonly View[];
  layout(document: Document, look: Look): { readonly scene: Scene };
  /**
   * One page of the paper set alone, with its pictures, where that can be done: `page` of `pages` that the document had
   * before. So a key press waits for no other page.
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
