import { draftWords, isDraftEdition } from '@paperwage/documents/forms';
import styles from '../../builder/frame/preview-pane.module.css';
import { useComputed } from '../store/form-builder.ts';

/** That the form of the year is not confirmed yet; never on the paper itself. */
export function PaperNotices() {
  const edition = useComputed(({ result }) => result.document.edition);
  if (!isDraftEdition(edition)) return null;
  return (
    <p className={styles.notice}>
      This is the {draftWords(edition)}: its boxes are known, their places are not confirmed yet.
    </p>
  );
}
