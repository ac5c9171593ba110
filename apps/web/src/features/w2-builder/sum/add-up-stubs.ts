import type { PaidStub } from '@paperwage/documents/w2';
import { sumPayStubs } from '@paperwage/documents/w2';
import { isFormYear } from '@paperwage/documents/forms';
import { recordKeyOf } from '../../builder/saving/work-storage.ts';
import { replaceWithUndo, setState } from '../../builder/store/edits.ts';
import type { W2Builder } from '../store/builder.ts';

export type AddedUp = 'added' | 'none-of-the-year' | 'unreadable' | 'not-loaded';

/** The record of the pay stub builder in this browser; null where there is none, or nothing can be read. */
export function keptStubsRecord(): string | null {
  try {
    return localStorage.getItem(recordKeyOf('paystub'));
  } catch {
    return null;
  }
}

/** Adds the kept pay stubs of the form's year up into the boxes. What was there before can be brought back. */
export async function addUpStubs({ store }: Pick<W2Builder, 'store'>, record: string): Promise<AddedUp> {
  const stubs = await stubsOf(record);
  if (stubs === 'not-loaded') return stubs;
  if (stubs === undefined) return 'unreadable';
  const state = store.get();
  const year = Number(state.draft.year);
  if (!isFormYear(year)) return 'none-of-the-year';
  const { draft, disagreements, counted } = sumPayStubs(state.draft, stubs, year);
  const summed = { year: String(year), counted, disagreements: disagreements.map(({ message }) => message) };
  if (counted === 0) {
    setState(store, { summed });
    return 'none-of-the-year';
  }
  const label = counted === 1 ? 'One pay stub is in the boxes.' : `${counted} pay stubs are added up in the boxes.`;
  replaceWithUndo(store, label, { ...store.withDraft(state, draft), summed }, ['summed']);
  return 'added';
}

/** The code that reads the stubs, or the rules of their taxes, may not come. */
async function stubsOf(record: string): Promise<PaidStub[] | undefined | 'not-loaded'> {
  try {
    const { stubsOfRecord } = await import('./stubs-of-record.ts');
    return await stubsOfRecord(record);
  } catch {
    return 'not-loaded';
  }
}
