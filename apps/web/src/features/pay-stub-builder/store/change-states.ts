import type { PayStubDraft, StatesOfDraft } from '@paperwage/documents/pay-stub';
import { changeStates as changed } from '@paperwage/documents/pay-stub';
import type { PayStubBuilder } from './builder.ts';
import { editDraft, editWithUndo, showToast } from '../../builder/store/edits.ts';

type Answers = PayStubDraft['elections'];

const PLACES: readonly string[] = ['county', 'locality', 'workLocality', 'schoolDistrict'];

/**
 * Changes the states of the employee. The answers that another state's form or places asked go with it; they come back
 * with Undo, or when the same states are chosen again.
 */
export function changeStates(
  { store, rules }: Pick<PayStubBuilder, 'store' | 'rules'>,
  states: Partial<StatesOfDraft>,
): void {
  const before = store.get().draft;
  const { status, state, residence, book } = rules.get();
  const isOfThese = status === 'ready' && state === before.workState && residence === before.residenceState;
  const emptied = changed(before, states, isOfThese ? book : undefined);
  const earlier = store.get().undo.findLast(({ left }) => left && isSameStates(left, emptied));
  const after = earlier?.left ? { ...emptied, elections: earlier.left.elections } : emptied;
  if (earlier) store.set((current) => ({ ...current, undo: current.undo.filter((entry) => entry !== earlier) }));
  const lost = lostOf(before.elections, emptied.elections);
  if (lost.length > 0) {
    const restore = (draft: PayStubDraft) => withAnswersBack(draft, before, after);
    editWithUndo(store, labelOf(lost), () => after, restore, before);
    return;
  }
  editDraft(store, () => after);
  if (earlier) showToast(store, 'Answers restored.');
}

/**
 * The draft with the states and answers of before. What stayed and was changed since is kept; answers that were given
 * to the form of the later states go with them.
 */
function withAnswersBack(draft: PayStubDraft, before: PayStubDraft, after: PayStubDraft): PayStubDraft {
  const stayed = (field: keyof Answers) => isSameStates(draft, after) && after.elections[field] !== '';
  const entries = (Object.keys(before.elections) as (keyof Answers)[]).map((field) => [
    field,
    after.elections[field] === before.elections[field] && stayed(field)
      ? draft.elections[field]
      : before.elections[field],
  ]);
  const { workState, residenceState } = before;
  return { ...draft, workState, residenceState, elections: Object.fromEntries(entries) as Answers };
}

function isSameStates(a: StatesOfDraft, b: StatesOfDraft): boolean {
  return a.workState === b.workState && a.residenceState === b.residenceState;
}

function lostOf(before: Answers, after: Answers): string[] {
  return (Object.keys(before) as (keyof Answers)[]).filter((field) => before[field] !== '' && after[field] === '');
}

function labelOf(lost: readonly string[]): string {
  const places = lost.filter((field) => PLACES.includes(field)).length;
  if (places === lost.length) return 'We cleared the other state’s places.';
  return places > 0 ? 'We cleared the other state’s answers and places.' : 'We cleared the other state’s answers.';
}
