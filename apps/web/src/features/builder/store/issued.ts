import type { Issued as IssuedRow } from '@paperwage/api-contract';
import type { Issuance } from '@paperwage/documents/kinds';
import type { IssueSubject } from './issue-subject.ts';

/** What a document is issued from. */
interface IssuedFrom {
  readonly draft: object;
  readonly template: string;
  readonly theme: string;
}

/** A document that was issued from the work in hand: it holds for that draft in that look alone. */
export interface IssuedWork extends IssuedFrom {
  /** In the history. */
  readonly id: string;
  readonly row: IssuedRow;
  readonly issuance: Issuance;
  readonly subject: IssueSubject;
  /** What was asked for, and the key it was asked with: the workbook is asked for with the same. */
  readonly request: { readonly body: object; readonly key: string };
  readonly pdf: { readonly blob: Blob; readonly name: string };
}

/** The document as it was issued, until something of it is changed. */
export function issuedNow({
  issued,
  draft,
  template,
  theme,
}: IssuedFrom & { readonly issued?: IssuedWork | undefined }): IssuedWork | undefined {
  const isSame = issued?.draft === draft && issued.template === template && issued.theme === theme;
  return isSame ? issued : undefined;
}
