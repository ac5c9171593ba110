import { DraftArea } from '../../builder/fields/draft-area.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';

/** What else is to be said, and where it can be paid. */
export function NotesSection() {
  return (
    <div className={styles.group}>
      <DraftArea path="notes" label="Notes (optional)" rows={4} maxLength={2_000} />
      <DraftText
        path="payLink"
        label="Pay link (optional)"
        help="Where it can be paid. It is printed with a QR code."
        inputMode="url"
        maxLength={300}
      />
    </div>
  );
}
