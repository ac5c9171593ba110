import { sql } from 'kysely';
import type { RawBuilder, SchemaModule } from 'kysely';

/** The type of a column of bytes, by the database. */
export type BytesType = 'blob' | 'bytea';

/** Changes the tables. It is never edited once it has landed: what comes after it is a migration of its own. */
export type MigrationOf = (schema: SchemaModule, bytes: BytesType) => Promise<void>;

/**
 * Text that is compared byte by byte, as SQLite does anyway: quicker than by the rules of a language, and the words that
 * begin with some letters stand side by side.
 */
export function bytewiseText(bytes: BytesType): RawBuilder<unknown> | 'text' {
  return bytes === 'bytea' ? sql`text collate "C"` : 'text';
}
