import type { DocumentRow } from '@paperwage/api-contract';
import { revokeDocument } from '../../records/documents.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import type { Say } from './use-document-actions.ts';

interface RevokeQuestionProps {
  readonly row: DocumentRow;
  readonly say: Say;
  readonly onRevoked: (row: DocumentRow) => void;
  /** Leaves it as it is, where the question came by another button. */
  readonly onCancel?: () => void;
}

/** Revokes an issued document, after asking in place. */
export function RevokeQuestion({ row, say, onRevoked, onCancel }: RevokeQuestionProps) {
  async function revoke() {
    const told = await revokeDocument(row.id);
    if (!told.ok) return told.error.message;
    say('Revoked. Anyone who checks it is told.');
    onRevoked(asRevoked(row));
    return undefined;
  }
  return (
    <ConfirmInPlace
      label="Revoke"
      question="Revoke it? Anyone who checks it is told that you did. You can’t undo this."
      confirm="Revoke it"
      run={revoke}
      {...(onCancel && { onCancel })}
    />
  );
}

function asRevoked(row: DocumentRow): DocumentRow {
  return row.issued ? { ...row, issued: { ...row.issued, state: 'revoked' } } : row;
}
