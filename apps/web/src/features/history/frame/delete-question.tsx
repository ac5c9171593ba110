import type { DocumentRow } from '@paperwage/api-contract';
import { ConfirmInPlace } from '../../../ui/confirm-in-place.tsx';

interface DeleteQuestionProps {
  readonly row: DocumentRow;
  /** Deletes it; a failure is said elsewhere. */
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

/** Asks before an issued document is deleted, which others can check until then. */
export function DeleteQuestion({ row, onDelete, onCancel }: DeleteQuestionProps) {
  const count = row.issued?.codes.length ?? 0;
  const what = count > 1 ? `Its ${count} codes stop` : count === 1 ? 'Its code stops' : 'Its file stops';
  return (
    <ConfirmInPlace
      label="Delete"
      question={`Delete it? ${what} verifying right away. You can restore it for 30 days.`}
      confirm="Delete it"
      run={() => {
        onDelete();
        return Promise.resolve(undefined);
      }}
      onCancel={onCancel}
    />
  );
}
