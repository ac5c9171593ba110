import styles from '../../builder/fields/fields.module.css';
import { PartyFields } from './party-fields.tsx';

/** The client, who pays. */
export function ToSection() {
  return (
    <div className={styles.group}>
      <PartyFields party="to" nameLabel="Client’s name or company" />
    </div>
  );
}
