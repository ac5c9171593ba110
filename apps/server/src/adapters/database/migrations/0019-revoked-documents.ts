import type { MigrationOf } from './migration.ts';

/** Why we revoked a document that somebody reported. */
export const revokedDocuments: MigrationOf = async (schema) => {
  await schema.alterTable('issued_documents').addColumn('revoked_for', 'text').execute();
};
