import type { ReportDocumentBody } from '@paperwage/api-contract';

/** What someone reported about a document, for an admin to read. */
export type DocumentReport = Omit<ReportDocumentBody, 'appCheckToken'>;

/** Why we refused to issue a document, for an admin to review. */
export interface IssueRefusal {
  readonly userId: string;
  /** The code of the problem that was answered. */
  readonly rule: string;
  readonly issuer: string;
  readonly recipient: string;
}

export interface Waiting<Item> {
  readonly id: string;
  readonly atMs: number;
  readonly item: Item;
}

/** What waits for an admin, newest first. */
export interface ReviewRecords {
  addReport(report: DocumentReport, atMs: number): Promise<void>;
  reports(limit: number): Promise<readonly Waiting<DocumentReport>[]>;
  addRefusal(refusal: IssueRefusal, atMs: number): Promise<void>;
  refusals(limit: number): Promise<readonly Waiting<IssueRefusal>[]>;
  removeRefusalsOf(userId: string): Promise<void>;
}
