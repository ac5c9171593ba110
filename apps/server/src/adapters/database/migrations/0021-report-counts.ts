import type { MigrationOf } from './migration.ts';

/** How often each issued document was reported; reports of before are not counted. */
export const reportCounts: MigrationOf = async (schema) => {
  await schema
    .alterTable('issued_documents')
    .addColumn('report_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
