import type { AnswerIssue, GenerateDocumentRequest } from '@paperwage/api-contract';

export type FileFormat = 'pdf' | 'xlsx';

export interface RenderJob {
  readonly format: FileFormat;
  readonly request: GenerateDocumentRequest;
}

export interface FinishedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Why a document is not fit to be made, and where the first of it is, as people call the place. */
export interface Refusal {
  readonly refused: readonly AnswerIssue[];
  readonly firstPlace: string | undefined;
}

/** Plain data, so that it can come from another thread: the file, or why there is none. */
export type RenderOutcome = { readonly file: FinishedFile } | Refusal;

/** A picture redrawn as a PNG of its pixels alone, or the sentence that says why it cannot be. */
export type RedrawnLogo = { readonly png: Uint8Array } | { readonly refused: string };

/** Makes files of documents. It takes processor time, so an adapter decides where that is spent. */
export interface DocumentRenderer {
  /** Throws the problem `rendererBusy` or `renderingTooSlow` when the document cannot be made now. */
  render(job: RenderJob): Promise<RenderOutcome>;
  /** Reads a PNG or JPEG, whatever it calls itself, and draws it anew; it is made smaller where it has to be. */
  redrawLogo(picture: Uint8Array): Promise<RedrawnLogo>;
  /** Gives back threads and memory; work that is under way is lost. */
  close(): Promise<void>;
}
