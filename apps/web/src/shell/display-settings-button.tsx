import { DialogButton } from './dialog-button.tsx';
import styles from './display-settings-button.module.css';

/** The accessibility button of the footer. */
export function DisplaySettingsButton() {
  return (
    <DialogButton className={styles.button} load={() => import('./display-settings-panel.tsx')}>
      Display settings
    </DialogButton>
  );
}
