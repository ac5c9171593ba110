import { DialogButton } from './dialog-button.tsx';
import styles from './display-settings-button.module.css';

const loadDialog = async () => (await import('./display-settings-dialog.tsx')).DisplaySettingsDialog;

/** The accessibility button of the footer. */
export function DisplaySettingsButton() {
  return (
    <DialogButton className={styles.button} load={loadDialog}>
      Display settings
    </DialogButton>
  );
}
