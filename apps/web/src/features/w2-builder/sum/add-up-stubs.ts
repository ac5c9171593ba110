import { isFormYear, missingFormsSentence } from '@paperwage/documents/forms';
import { computeInsteadOfSum, sumPayStubs, yearOfStubs, yearWithoutFormYet } from '@paperwage/documents/w2';
import { recordKeyOf } from '../../../records/storage-keys.ts';
import { isUntouched } from '../../builder/saving/is-untouched.ts';
import { hideToast, replaceWithUndo, say } from '../../builder/store/edits.ts';
import type { W2Builder } from '../store/builder.ts';
import type { ReadStubs } from './read-stubs.ts';

const NOT_LOADED = 'The pay stubs could not be worked out. Check the connection and try again.';

/** Where pay stubs come from: the record of their builder in this browser, or PDFs that were made here. */
export type StubSource = { readonly record: string } | { readonly files: readonly File[] };

/** The record of the pay stub builder in this browser; null where there is none, or nothing can be read. */
export function keptStubsRecord(): string | null {
  try {
    return localStorage.getItem(recordKeyOf('paystub'));
  } catch {
    return null;
  }
}

/**
 * Adds pay stubs of the form's year up into the boxes; what was there before can be brought back. A form in which nothing
 * was typed takes the year of the stubs. Returns why they could not be read.
 */
export async function addUpStubs(
  { store, kind, context }: Pick<W2Builder, 'store' | 'kind' | 'context'>,
  source: StubSource,
): Promise<string | undefined> {
  const stubs = await readStubs(source);
  if ('message' in stubs) return stubs.message;
  const state = store.get();
  const isNew = isUntouched(kind, state.draft, context);
  const missing = isNew ? yearWithoutFormYet(stubs) : undefined;
  if (missing !== undefined) return missingFormsSentence('w2', [missing]);
  const year = (isNew ? yearOfStubs(stubs) : undefined) ?? Number(state.draft.year);
  const tookYear = String(year) !== state.draft.year;
  if (!isFormYear(year)) return 'Choose the year first: only the stubs that were paid in it count.';
  const { draft, disagreements, counted, boxes } = sumPayStubs(state.draft, stubs, year, state.summed?.boxes);
  const said = disagreements.map(({ message }) => message);
  // Nothing was written: an earlier sum stands in the boxes as before.
  if (counted === 0) return [`No pay stub was paid in ${year}.`, ...said].join(' ');
  const summed = { year: String(year), tookYear, counted, disagreements: said, boxes };
  replaceWithUndo(store, 'Pay stubs added up.', { ...store.withDraft(state, draft), summed }, ['summed']);
  // What was counted stands in the page, with the way back: a message above the foot would hide what does not agree.
  hideToast(store);
  return undefined;
}

/**
 * PDFs that were dropped anywhere on the page are added up where one of them is a pay stub made here. Returns false where
 * none is, or what reads them could not be loaded.
 */
export async function addUpDropped(builder: W2Builder, files: readonly File[]): Promise<boolean> {
  const code = await import('./read-stubs.ts').catch(() => undefined);
  if (!code || !(await code.hasStubs(files))) return false;
  const refused = await addUpStubs(builder, { files });
  if (refused !== undefined) say(builder.store, refused);
  return true;
}

/** The boxes from the yearly income again, in place of what was typed or added up; that can be brought back. */
export function computeAgain({ store }: Pick<W2Builder, 'store'>): void {
  const state = store.get();
  const draft = computeInsteadOfSum(state.draft, state.summed?.boxes ?? {});
  const after = { ...store.withDraft(state, draft), summed: undefined };
  replaceWithUndo(store, 'The boxes follow the yearly income again.', after, ['summed']);
}

/** The code that reads stubs, or the rules of their taxes, may not come. */
async function readStubs(source: StubSource): Promise<ReadStubs> {
  try {
    const { stubsOfFiles, stubsOfRecord } = await import('./read-stubs.ts');
    return await ('record' in source ? stubsOfRecord(source.record) : stubsOfFiles(source.files));
  } catch {
    return { message: NOT_LOADED };
  }
}
