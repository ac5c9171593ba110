import type { Generated } from 'kysely';

/** What belongs to a user. `deleted_at` is 0 for what isn't deleted, so that indexes can be read in order past it. */
export interface UserTables {
  readonly drafts: DraftTable;
  readonly logos: LogoTable;
  readonly logo_uses: LogoUseTable;
  readonly documents: DocumentTable;
  readonly document_contents: DocumentContentTable;
  readonly document_words: DocumentWordTable;
  readonly issued_documents: IssuedDocumentTable;
  readonly issued_codes: IssuedCodeTable;
  readonly issued_files: IssuedFileTable;
  readonly document_reports: DocumentReportTable;
  readonly issue_refusals: IssueRefusalTable;
  readonly issuing_allowances: IssuingAllowanceTable;
  readonly issuing_stops: IssuingStopTable;
  readonly contacts: ContactTable;
  readonly whole_number_consents: FullSsnConsentTable;
}

interface SealedContent {
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** Content that may have someone's full SSN. */
interface NumberedContent extends SealedContent {
  /** 0 if written before users were asked for consent. */
  readonly numbers_asked: number;
}

/** Users who agreed that drafts and the address book may store full SSNs. */
interface FullSsnConsentTable {
  readonly user_id: string;
  readonly given_at: number;
}

interface DraftTable extends NumberedContent {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  /** Rises by one with each change. */
  readonly version: number;
  /** What the list shows of it: names and date. */
  readonly head: Uint8Array;
  readonly head_wrapped_key: Uint8Array;
  readonly created_at: number;
  readonly updated_at: number;
  readonly deleted_at: number;
  /** When it became a document in the history; 0 again once it is changed. */
  readonly finished_at: Generated<number>;
}

interface LogoTable {
  /** The end of its address: the dated folder and the name in it. The picture is a file of that name. */
  readonly name: string;
  readonly user_id: string;
  readonly created_at: number;
  /** After that it is deleted, unless something uses it. */
  readonly expires_at: number;
  readonly wrapped_key: Uint8Array;
}

interface LogoUseTable {
  /** `drafts:<id>` or `documents:<id>`. */
  readonly used_by: string;
  readonly logo_name: string;
}

/** A document of the history. Its id says when it was made; `content` is what the list shows, and the words that find it. */
interface DocumentTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly deleted_at: number;
  /** 0 if made before its row stored everything that lists show, and the years that find it. */
  readonly years_kept: Generated<number>;
  /** The key of its PDF, which is a file. */
  readonly file_wrapped_key: Uint8Array;
}

/** What a document was made from, separate from its row so that a list reads little. */
interface DocumentContentTable extends NumberedContent {
  readonly id: string;
}

/** The words that find documents that aren't deleted: a row for each beginning of each word. */
interface DocumentWordTable {
  /** Of the owner, the type and the beginning of the word. */
  readonly beginning_hash: Uint8Array;
  /** The id as bytes, which sort as its text does. */
  readonly document_id: Uint8Array;
}

/** A document of the history that others can check; `content` is who issued it and its codes. */
interface IssuedDocumentTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly issued_at: number;
  /** When it was revoked or replaced; 0 while it is valid. */
  readonly ended_at: number;
  readonly replaced_by: string | null;
  /** Why we revoked it; null if its issuer did. */
  readonly revoked_for: string | null;
  readonly report_count: number;
  /** Keyed hashes, different for each owner, for detecting misuse. */
  readonly issuer_hash: string;
  readonly figures_hash: string;
  readonly recipient_hash: string;
  /** For each code, what we show to anyone who types it with its date and amount. */
  readonly facts: Uint8Array;
  readonly facts_wrapped_key: Uint8Array;
}

/** Finds an issued document by a code that someone types. */
interface IssuedCodeTable {
  readonly code_hash: string;
  readonly document_id: string;
}

interface IssuedFileTable {
  readonly sha256: string;
  readonly document_id: string;
  readonly format: string;
}

interface DocumentReportTable extends SealedContent {
  readonly id: string;
  /** 0 while it is open. */
  readonly decided_at: number;
}

interface IssueRefusalTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
  /** 0 while it is open. */
  readonly decided_at: number;
}

/** A rule of issuing that an admin lifted for an account: for one name or, with an empty hash, for all names. */
interface IssuingAllowanceTable {
  readonly user_id: string;
  readonly rule: string;
  readonly name_hash: string;
  readonly created_at: number;
}

/** An account that an admin stopped from issuing; `content` is the reason, and which admin. */
interface IssuingStopTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
}

interface ContactTable extends NumberedContent {
  readonly id: string;
  readonly user_id: string;
  readonly updated_at: number;
}
