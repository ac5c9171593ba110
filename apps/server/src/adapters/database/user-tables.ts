/** What belongs to a user. `deleted_at` is 0 for what is there, so that indexes can be read in order past it. */
export interface UserTables {
  readonly drafts: DraftTable;
  readonly logos: LogoTable;
  readonly logo_uses: LogoUseTable;
  readonly documents: DocumentTable;
  readonly document_contents: DocumentContentTable;
  readonly document_words: DocumentWordTable;
  readonly contacts: ContactTable;
}

interface SealedContent {
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

interface DraftTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  /** Rises by one with each change. */
  readonly version: number;
  readonly from_name: string;
  readonly to_name: string;
  readonly date: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly deleted_at: number;
}

interface LogoTable {
  /** The end of its address: the dated folder and the name in it. The picture is a file of that name. */
  readonly name: string;
  readonly user_id: string;
  readonly created_at: number;
  /** After that it goes, unless something uses it. */
  readonly expires_at: number;
  readonly wrapped_key: Uint8Array;
}

interface LogoUseTable {
  /** `drafts:<id>` or `documents:<id>`. */
  readonly used_by: string;
  readonly logo_name: string;
}

/** A document of the history. When it was made is in its id; `content` is what the list shows. */
interface DocumentTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly deleted_at: number;
  /** The words of its names in alphabetical order, with a space before each. */
  readonly words: string;
  /** The key of its PDF, which is a file. */
  readonly file_wrapped_key: Uint8Array;
}

/** What a document was made of, apart from its row, so that a list reads little. */
interface DocumentContentTable extends SealedContent {
  readonly id: string;
}

/** Only of documents that are not deleted. */
interface DocumentWordTable {
  readonly user_id: string;
  readonly type: string;
  readonly word: string;
  readonly document_id: string;
}

interface ContactTable extends SealedContent {
  readonly id: string;
  readonly user_id: string;
  readonly updated_at: number;
}
