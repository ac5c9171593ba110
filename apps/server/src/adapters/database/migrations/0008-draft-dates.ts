import type { MigrationOf } from './migration.ts';

/** The day or year a draft is of. Drafts of before get theirs when they are next saved: what is in them is sealed. */
export const draftDates: MigrationOf = async (schema) => {
  await schema
    .alterTable('drafts')
    .addColumn('date', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};
