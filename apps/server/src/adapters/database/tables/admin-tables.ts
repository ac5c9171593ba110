/** The tables that admins read and no account owns; `content` and `wrapped_key` are of the vault. */
export interface AdminTables {
  readonly admin_trail: AdminTrailTable;
  readonly sent_mails: SentMailTable;
  readonly contact_messages: ContactMessageTable;
  readonly chat_turns: ChatTurnTable;
  readonly feedback: FeedbackTable;
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

/** What someone wrote on the contact page, and our answer. */
interface ContactMessageTable {
  readonly id: string;
  /** 0 while it is open. */
  readonly decided_at: number;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** A question to the chat and its answer. */
interface ChatTurnTable {
  readonly id: string;
  /** Keyed, of the id of the chat. */
  readonly chat_hash: string;
  readonly is_known: number;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** Whether an answer helped. For the chat, it has the id of the answer. */
interface FeedbackTable {
  readonly id: string;
  /** The page of the answer, such as `/faq#free`. */
  readonly subject: string;
  readonly is_helpful: number;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}
