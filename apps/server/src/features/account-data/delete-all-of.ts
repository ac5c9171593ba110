import type { AccountData } from '../../ports/account-data.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Records } from '../../ports/records.ts';
import { documentFileName, logoFileName } from '../files/sealed-files.ts';
import { REMOVE_FILES_JOB } from '../jobs/job-kinds.ts';

const AT_ONCE = 200;

/** Drafts, documents, logos and the address book of a user. Their files go by a job, once their rows are gone for good. */
export const recordsOfUser: AccountData = {
  async removeAllOf(userId, records) {
    for (;;) {
      const documents = await records.documents.purgeSomeOf(userId, AT_ONCE);
      await records.logos.clearUses(documents.map(({ id }) => `documents:${id}`));
      await addRemoval(
        records,
        documents.map(({ id }) => documentFileName(userId, id)),
      );
      if (documents.length < AT_ONCE) break;
    }
    const drafts = await records.drafts.purgeAllOf(userId);
    await records.logos.clearUses(drafts.map((id) => `drafts:${id}`));
    await records.contacts.removeAllOf(userId);
    await records.wholeNumbers.withdraw(userId);
    const logos = await records.logos.purgeAllOf(userId);
    await addRemoval(records, logos.map(logoFileName));
  },
};

async function addRemoval({ jobs }: Records, names: readonly string[]): Promise<void> {
  if (names.length > 0) await jobs.add({ kind: REMOVE_FILES_JOB, payload: names, runAtMs: 0 });
}

/** Removes files whose rows are gone; one that cannot be removed now is tried again with the others. */
export async function removeFiles({ files }: { readonly files: FileStore }, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name);
}

/** How long after an account is deleted no request that began before can still be under way. */
export const REST_AFTER_MS = 15 * 60_000;

/** Removes what requests that were under way when the account was deleted kept for it, since they ended after that. */
export async function removeLeftovers(
  { records, accountData }: { readonly records: Records; readonly accountData: readonly AccountData[] },
  userId: string,
): Promise<void> {
  await records.transaction(async (inside) => {
    for (const part of accountData) await part.removeAllOf(userId, inside);
  });
}
