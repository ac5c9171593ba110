import type { Scene } from '@paperwage/paper';
import type { Logo } from './drafts/logo.ts';

/** What a document is made of: what was typed, which has passed the kind's schema, and the look chosen for it. */
export interface KindRequest<Draft> {
  readonly template: string;
  readonly theme: string;
  readonly documentData: Draft;
}

/** A kind of document, as the renderer knows it. `document-kinds.ts` lists them and says how to add one. */
export interface DocumentKind<Draft> {
  /**
   * Computes a draft for a file. What is merely missing leaves its place empty; anything else wrong throws
   * DocumentProblem: a file never holds a figure other than its data says.
   */
  readonly prepare: (request: KindRequest<Draft>) => PreparedDocument;
  /** A place in the draft as people call it, such as `Company ZIP code`; undefined for a place that is no field. */
  readonly placeName: (draft: Draft, path: string) => string | undefined;
  /** The draft as it is kept beside its file; absent where that is all of it. */
  readonly kept?: (draft: Draft) => Draft;
  /** The draft with no more in it than a template shows; absent where that is all of it. */
  readonly asShown?: (draft: Draft, template: string) => Draft;
}

/** A computed document that only has to be made into a file of one format. */
export interface PreparedDocument {
  readonly fileName: (extension: 'pdf' | 'xlsx') => string;
  /** The picture on it, and the field of the draft that holds it. */
  readonly logo: { readonly image: Logo; readonly path: string } | undefined;
  /** Lays it out. Throws DocumentProblem for a template or theme that there is not. */
  readonly finish: () => FinishedDocument;
  /** The bytes of its workbook. */
  readonly workbook: () => Promise<Uint8Array>;
}

/** What a kind of document gives to be made into a PDF. */
export interface FinishedDocument {
  readonly scene: Scene;
  /** Who issues it, as the file's properties name them; may be empty. */
  readonly author: string;
  /** What it is, such as `Pay stub`. */
  readonly subject: string;
  /** Its data, which travels inside the PDF. */
  readonly attachment: { readonly name: string; readonly json: unknown };
}
