import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { setDeductionTyped, setEarningTyped } from '@paperwage/documents/pay-stub';
import type { MouseEvent } from 'react';
import { useBuilder } from '../../store/builder.ts';
import { readAt, writeAt } from '../../../builder/store/draft-path.ts';
import { editWithUndo, setState } from '../../../builder/store/edits.ts';
import { focusBeside } from '../../../builder/fields/keep-focus.ts';

type Remove = (event: MouseEvent<HTMLElement>) => void;

/** Empties a standard earning of a stub and hides it. What was on it can be brought back. */
export function useRemoveEarning(stub: number, id: string, path: string, name: string): Remove {
  return useRemove({ stub, shownAs: id, path, name, emptied: (draft) => withoutEarning(draft, stub, id, path) });
}

/** The same for a standard deduction. */
export function useRemoveDeduction(stub: number, id: string, path: string, name: string): Remove {
  return useRemove({
    stub,
    shownAs: `deduction ${id}`,
    path,
    name,
    emptied: (draft) => withoutDeduction(draft, stub, id, path),
  });
}

interface Removal {
  readonly stub: number;
  /** Its entry in `shownLines`. */
  readonly shownAs: string;
  readonly path: string;
  readonly name: string;
  readonly emptied: (draft: PayStubDraft) => PayStubDraft;
}

function useRemove({ stub, shownAs, path, name, emptied }: Removal): Remove {
  const { store } = useBuilder();
  return ({ currentTarget }) => {
    focusBeside(currentTarget);
    const { draft: before, shownLines } = store.get();
    setState(store, { shownLines: new Set([...shownLines].filter((line) => line !== shownAs)), opened: undefined });
    // A line that is empty already has nothing to bring back.
    const was = readAt(before, path);
    if (JSON.stringify(readAt(emptied(before), path)) === JSON.stringify(was)) return;
    const { itemId } = before.items[stub]!;
    editWithUndo(store, `${name} removed.`, emptied, (draft) => {
      const at = draft.items.findIndex((item) => item.itemId === itemId);
      return at < 0 ? draft : writeAt(draft, path.replace(/^items\.\d+/, `items.${at}`), was);
    });
  };
}

function withoutEarning(draft: PayStubDraft, stub: number, id: string, path: string): PayStubDraft {
  const cleared = setEarningTyped(draft, stub, id, 'clear');
  return ['rate', 'hours', ...typedFigures(draft)].reduce(
    (changed, place) => writeAt(changed, `${path}.${place}`, '0.00'),
    cleared,
  );
}

function withoutDeduction(draft: PayStubDraft, stub: number, id: string, path: string): PayStubDraft {
  const cleared = setDeductionTyped(draft, stub, id, 'clear');
  return typedFigures(draft).reduce((changed, place) => writeAt(changed, `${path}.${place}`, '0.00'), cleared);
}

/** With auto-calculation off the totals are typed as well. */
function typedFigures({ autoCalculator }: PayStubDraft): string[] {
  return autoCalculator === 'false' ? ['total', 'ytd'] : [];
}
