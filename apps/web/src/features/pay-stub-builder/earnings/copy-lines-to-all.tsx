import { copyLinesToOtherStubs, hasOtherLines } from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editWithUndo } from '../../builder/store/edits.ts';
import { restoreLines } from './lines-back.ts';
import styles from './copy-lines-to-all.module.css';

/** Offers to use the lines of this stub on all others, as long as they have other ones. */
export function CopyLinesToAll({ stub }: { stub: number }) {
  const { store } = useBuilder();
  const others = useBuilderState(({ draft }) => (hasOtherLines(draft, stub) ? draft.items.length - 1 : 0));
  if (others === 0) return null;
  const label = others === 1 ? 'Copy these lines to the other stub' : `Copy these lines to the other ${others} stubs`;
  const use = () => {
    const before = store.get().draft;
    const after = copyLinesToOtherStubs(before, stub);
    editWithUndo(
      store,
      'All stubs have the same lines now',
      () => after,
      (draft) => restoreLines(draft, before, after),
    );
  };
  return (
    <Button look="text" className={styles.use} onClick={use}>
      {label}
    </Button>
  );
}
