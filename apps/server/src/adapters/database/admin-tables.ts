/** The tables that only admins read; `content` and `wrapped_key` are of the vault. */
export interface AdminTables {
  readonly admin_trail: AdminTrailTable;
  readonly sent_mails: SentMailTable;
}

/** What an admin did. Rows are added, and never changed or deleted. */
interface AdminTrailTable {
  readonly id: string;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** That a mail was sent: its subject and a shortened address. */
interface SentMailTable {
  readonly id: string;
  /** Keyed, of the whole address in lower case. */
  readonly recipient_hash: string;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}
