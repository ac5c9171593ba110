import type { ReportDocumentBody } from '@paperwage/api-contract';
import type { Page } from '../page.ts';

/** What someone reported about a document, for an admin to read. */
export type DocumentReport = Omit<ReportDocumentBody, 'appCheckToken'>;

/** What someone wrote on the contact page. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Why we refused to issue a document, for an admin to review. */
export interface IssueRefusal {
  readonly userId: string;
  /** The code of the problem that was answered. */
  readonly rule: string;
  /** The refused name; the issuer's if the rule isn't about a name. */
  readonly name?: string;
  /** The name as typed, if the document shows less of it. */
  readonly typed?: string;
  readonly issuer: string;
  readonly recipient: string;
  /** How often the same was tried; absent if once. */
  readonly times?: number;
}

/** What an admin decided. */
export interface Decision {
  readonly atMs: number;
  /** The email of the admin. */
  readonly by: string;
  /** Empty where nothing was said. */
  readonly answer: string;
  /** For a refusal: whether it is lifted. */
  readonly isAllowed?: boolean;
}

export interface Waiting<Item> {
  readonly id: string;
  readonly atMs: number;
  readonly item: Item;
  /** Absent while it is open. */
  readonly decision?: Decision | undefined;
}

export interface ReviewPage extends Page {
  readonly isOpen: boolean;
}

/** A rule that an admin lifted for an account: for one name, or for all if there is none. */
export interface Allowance {
  readonly userId: string;
  readonly rule: string;
  readonly name?: string | undefined;
}

/** That an admin stopped an account from issuing. */
export interface IssuingStop {
  readonly userId: string;
  /** As the owner of the account reads it. */
  readonly reason: string;
  /** The email of the admin. */
  readonly by: string;
}

export type StoppedAccount = IssuingStop & { readonly id: string; readonly atMs: number };

/** What waits for an admin, newest first, and the decisions. */
export interface ReviewRecords {
  addReport(report: DocumentReport, atMs: number): Promise<void>;
  reports(page: ReviewPage): Promise<readonly Waiting<DocumentReport>[]>;
  findReport(id: string): Promise<Waiting<DocumentReport> | undefined>;
  /** False if it is no longer open: if two admins decide, the first one wins. */
  decideReport(id: string, decision: Decision): Promise<boolean>;
  /** Counts it if the same account was already refused the same, and that is open. */
  addRefusal(refusal: IssueRefusal, atMs: number): Promise<void>;
  refusals(page: ReviewPage): Promise<readonly Waiting<IssueRefusal>[]>;
  findRefusal(id: string): Promise<Waiting<IssueRefusal> | undefined>;
  /** False if it is no longer open. */
  decideRefusal(id: string, decision: Decision): Promise<boolean>;
  /** Returns its id. */
  addMessage(message: ContactMessage, atMs: number): Promise<string>;
  messages(page: ReviewPage): Promise<readonly Waiting<ContactMessage>[]>;
  findMessage(id: string): Promise<Waiting<ContactMessage> | undefined>;
  /** False if it is no longer open. */
  decideMessage(id: string, decision: Decision): Promise<boolean>;
  /** Deletes those that came before a time, open or not. */
  purgeMessages(beforeMs: number): Promise<void>;
  countOpen(): Promise<{ readonly reports: number; readonly refusals: number; readonly messages: number }>;
  allow(allowance: Allowance, atMs: number): Promise<void>;
  isAllowed(allowance: Allowance): Promise<boolean>;
  /** False if the account is already stopped: if two admins act, the first one wins. */
  stopIssuing(stop: IssuingStop, atMs: number): Promise<boolean>;
  /** False if it isn't stopped. */
  startIssuing(userId: string): Promise<boolean>;
  findStop(userId: string): Promise<StoppedAccount | undefined>;
  /** Newest first. */
  stops(page: Page): Promise<readonly StoppedAccount[]>;
  /** With what was allowed, and whether it was stopped. */
  removeRefusalsOf(userId: string): Promise<void>;
}
