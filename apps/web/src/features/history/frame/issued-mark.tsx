import type { DocumentRow } from '@paperwage/api-contract';
import styles from './issued-mark.module.css';

const STATES = { valid: 'Issued', revoked: 'Revoked', replaced: 'Replaced' } as const;
/** More are counted. */
const MOST_CODES = 1;

/** Whether a document was issued, whether that holds, and by which code it is checked; nothing of others. */
export function IssuedMark({ issued }: Pick<DocumentRow, 'issued'>) {
  if (!issued) return null;
  const { state, codes, revokedFor } = issued;
  const said = codes.length > MOST_CODES ? `${codes.length} codes` : codes[0];
  return (
    <span className={styles.mark} data-state={state}>
      <b>{revokedFor ? 'Revoked by Paperwage' : STATES[state]}</b>
      {said !== undefined && <span>{said}</span>}
    </span>
  );
}
