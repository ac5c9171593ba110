import type { AnswerIssue, GenerateDocumentRequest } from '@paperwage/api-contract';
import type { IssuedFacts } from '@paperwage/documents';

export type FileFormat = 'pdf' | 'xlsx';

export interface RenderJob {
  readonly format: FileFormat;
  readonly request: GenerateDocumentRequest;
  /** Where its codes are verified, and the codes; or that it is a sample. Absent for a document that is neither. */
  readonly issuance?: { readonly verifyUrl: string; readonly codes: readonly string[] } | 'sample' | undefined;
  /** Signs the PDF, as of that time; a workbook is not signed. */
  readonly signing?: { readonly atMs: number } | undefined;
}

export interface FinishedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Why a document can't be made, and where its first problem is, in the user's terms. */
export interface Refusal {
  readonly refused: readonly AnswerIssue[];
  readonly firstPlace: string | undefined;
}

/** Plain data, so that it can come from another thread: the file and its warnings, or why there is none. */
export type RenderOutcome =
  (CheckedDocument & { readonly file: FinishedFile; readonly issued?: IssuedFile }) | Refusal | NotSigned;

/** There is no file, because the timestamp authority didn't respond properly: why, for the operator. */
export interface NotSigned {
  readonly notSigned: string;
}

/** What we store about an issued file. */
export interface IssuedFile {
  /** Of the whole file, in hexadecimal. */
  readonly sha256: string;
  readonly facts: IssuedFacts;
}

/** A document that can be made, with the warnings that the builder shows for it. */
export interface CheckedDocument {
  readonly warnings: readonly AnswerIssue[];
}

/** A picture redrawn as a PNG of its pixels alone, or the sentence that says why it cannot be. */
export type RedrawnLogo = { readonly png: Uint8Array } | { readonly refused: string };

/** Makes document files. This takes processor time, so an adapter decides where to spend it. */
export interface DocumentRenderer {
  /** Throws the problem `rendererBusy` or `renderingTooSlow` if the document can't be made now. */
  render(job: RenderJob): Promise<RenderOutcome>;
  /** The warnings of a document, or why it can't be made, without making the file. Throws the same. */
  check(job: RenderJob): Promise<CheckedDocument | Refusal>;
  /** Reads a PNG or JPEG, whatever type it claims to be, and redraws it, smaller if necessary. */
  redrawLogo(picture: Uint8Array): Promise<RedrawnLogo>;
  /**
   * The encrypted PDF, which opens only with the password. It doesn't claim PDF/A, which forbids encryption. Throws the
   * same.
   */
  protectPdf(pdf: Uint8Array, password: string): Promise<Uint8Array>;
  /** Frees threads and memory; work in progress is lost. */
  close(): Promise<void>;
}
