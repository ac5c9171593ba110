import type { Issued as IssuedRow } from '@paperwage/api-contract';
import type { Issuance } from '@paperwage/documents/kinds';
import type { IssueSubject } from './issue-subject.ts';

/** What a document is issued from. */
interface IssuedFrom {
  readonly draft: object;
  readonly template: string;
  readonly theme: string;
}

/** A document issued from the current work: valid only for that draft in that look. */
export interface IssuedWork extends IssuedFrom {
  /** In the history. */
  readonly id: string;
  readonly row: IssuedRow;
  readonly issuance: Issuance;
  readonly subject: IssueSubject;
  /** The request and its key: the workbook is requested with the same ones. */
  readonly request: { readonly body: object; readonly key: string };
  readonly pdf: { readonly blob: Blob; readonly name: string };
}

/** The document as issued, until something in it changes. */
export function issuedNow({
  issued,
  draft,
  template,
  theme,
}: IssuedFrom & { readonly issued?: IssuedWork | undefined }): IssuedWork | undefined {
  const isSame = issued?.draft === draft && issued.template === template && issued.theme === theme;
  return isSame ? issued : undefined;
}
