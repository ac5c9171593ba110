import type { DocumentRow } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { revokeDocument } from '../../../records/documents.ts';
import { ConfirmInPlace } from '../../../ui/confirm-in-place.tsx';
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
  const count = row.issued?.codes.length ?? 0;
  const isSet = count > 1;
  async function revoke() {
    const answer = await revokeDocument(row.id);
    if (!answer.ok) return answer.error.message;
    say(`Revoked. Anyone who checks ${isSet ? 'them' : 'it'} sees that.`);
    onRevoked(asRevoked(row));
    return undefined;
  }
  return (
    <ConfirmInPlace
      label="Revoke"
      question={
        isSet
          ? `Revoke all ${count} ${KINDS[row.type].words.name}s? Anyone who checks one sees that you did. You can’t undo this.`
          : 'Revoke it? Anyone who checks it sees that you did. You can’t undo this.'
      }
      confirm={isSet ? `Revoke all ${count}` : 'Revoke it'}
      run={revoke}
      {...(onCancel && { onCancel })}
    />
  );
}

function asRevoked(row: DocumentRow): DocumentRow {
  return row.issued ? { ...row, issued: { ...row.issued, state: 'revoked' } } : row;
}
