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

/** Plain data, so that it can come from another thread: the file, or why the document is not fit to be made. */
export type RenderOutcome = { readonly file: FinishedFile } | { readonly refused: readonly AnswerIssue[] };

/** Makes files of documents. It takes processor time, so an adapter decides where that is spent. */
export interface DocumentRenderer {
  /** Throws the problem `rendererBusy` or `renderingTooSlow` when the document cannot be made now. */
  render(job: RenderJob): Promise<RenderOutcome>;
  /** Gives back threads and memory; work that is under way is lost. */
  close(): Promise<void>;
}
