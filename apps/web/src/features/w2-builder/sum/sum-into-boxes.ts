import { isFormYear, missingFormsSentence } from '@paperwage/documents/forms';
import { sumPayStubs, yearOfStubs, yearWithoutFormYet } from '@paperwage/documents/w2';
import { isUntouched } from '../../builder/saving/is-untouched.ts';
import { hideToast, replaceWithUndo } from '../../builder/store/edits.ts';
import type { W2Builder } from '../store/builder.ts';
import type { StubSource } from './read-stubs.ts';
import { stubsOfFiles, stubsOfRecord } from './read-stubs.ts';

/**
 * Fills the boxes with the totals of the form year's pay stubs, with Undo. An untouched form takes the year of the stubs.
 * Returns the message if they can't be read; throws if the rules of their taxes don't load.
 */
export async function sumIntoBoxes(
  { store, kind, context }: Pick<W2Builder, 'store' | 'kind' | 'context'>,
  source: StubSource,
): Promise<string | undefined> {
  const stubs = await ('record' in source ? stubsOfRecord(source.record) : stubsOfFiles(source.files));
  if ('message' in stubs) return stubs.message;
  const state = store.get();
  const isNew = isUntouched(kind, state.draft, context);
  const missing = isNew ? yearWithoutFormYet(stubs) : undefined;
  if (missing !== undefined) return missingFormsSentence('w2', [missing]);
  const year = (isNew ? yearOfStubs(stubs) : undefined) ?? Number(state.draft.year);
  const tookYear = String(year) !== state.draft.year;
  if (!isFormYear(year)) return 'Choose the year first. We add up only stubs paid that year.';
  const { draft, disagreements, counted, boxes } = sumPayStubs(state.draft, stubs, year, state.summed?.boxes);
  const said = disagreements.map(({ message }) => message);
  // Nothing was written: an earlier sum stands in the boxes as before.
  if (counted === 0) return [`We found no pay stubs paid in ${year}.`, ...said].join(' ');
  const summed = { year: String(year), tookYear, counted, disagreements: said, boxes };
  replaceWithUndo(store, 'Pay stubs added up.', { ...store.withDraft(state, draft), summed }, ['summed']);
  // The page shows what was counted, with Undo: a message at the bottom would hide the disagreements.
  hideToast(store);
  return undefined;
}
