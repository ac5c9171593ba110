import styles from '../../builder/frame/preview-pane.module.css';
import { PausedLine } from '../earnings/paused.tsx';

/** That the paper stands still while the calculation is paused. */
export function PaperNotices() {
  return <PausedLine className={styles.notice} next={['#preview [role=group]']} />;
}
