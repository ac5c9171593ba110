import { draftNote, isDraftEdition } from '@paperwage/documents/forms';
import { Notice } from '../../../ui/notice.tsx';
import styles from './paper-notices.module.css';
import { useCalculation } from '../store/form-builder.ts';

/** That the form of the year is not final. The pages say so too, outside of the form. */
export function PaperNotices() {
  const edition = useCalculation(({ result }) => result.document.edition);
  if (!isDraftEdition(edition)) return null;
  return (
    <div className={styles.draft}>
      <Notice tone="warning">
        {draftNote(edition)} We know the boxes, but their positions may change. Each copy says so.
      </Notice>
    </div>
  );
}
