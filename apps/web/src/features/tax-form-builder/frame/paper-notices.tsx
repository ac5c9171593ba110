import { draftWords, isDraftEdition } from '@paperwage/documents/forms';
import { Notice } from '../../../ui/notice.tsx';
import styles from './paper-notices.module.css';
import { useCalculation } from '../store/form-builder.ts';

/** That the form of the year is not confirmed yet; never on the paper itself. */
export function PaperNotices() {
  const edition = useCalculation(({ result }) => result.document.edition);
  if (!isDraftEdition(edition)) return null;
  return (
    <div className={styles.draft}>
      <Notice tone="warning">
        This is the {draftWords(edition)}: its boxes are known, their places are not confirmed yet.
      </Notice>
    </div>
  );
}
