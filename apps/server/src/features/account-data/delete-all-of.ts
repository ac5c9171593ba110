import type { AccountData } from '../../ports/account-data.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Records } from '../../ports/records.ts';
import { documentFileName, logoFileName } from '../files/sealed-files.ts';
import { REMOVE_FILES_JOB } from '../jobs/job-kinds.ts';

const AT_ONCE = 200;

/**
 * Deletes a user's drafts, documents, logos and address book. A job removes their files once the rows are gone for
 * good.
 */
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
    await records.review.removeRefusalsOf(userId);
    const account = await records.accounts.find(userId);
    if (account) await records.sentMails.removeTo(account.email);
    await records.fullSsns.withdraw(userId);
    const logos = await records.logos.purgeAllOf(userId);
    await addRemoval(records, logos.map(logoFileName));
  },
};

async function addRemoval({ jobs }: Records, names: readonly string[]): Promise<void> {
  if (names.length > 0) await jobs.add({ kind: REMOVE_FILES_JOB, payload: names, runAtMs: 0 });
}

/** Removes files whose rows are gone; one that can't be removed now is retried with the others. */
export async function removeFiles({ files }: { readonly files: FileStore }, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name);
}

/** After this long, no request that began before an account was deleted can still be running. */
export const REST_AFTER_MS = 15 * 60_000;

/** Removes data that requests running when the account was deleted stored after that. */
export async function removeLeftovers(
  { records, accountData }: { readonly records: Records; readonly accountData: readonly AccountData[] },
  userId: string,
): Promise<void> {
  await records.transaction(async (inside) => {
    for (const part of accountData) await part.removeAllOf(userId, inside);
  });
}
