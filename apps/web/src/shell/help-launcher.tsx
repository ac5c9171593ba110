import { DialogButton } from './dialog-button.tsx';
import styles from './help-launcher.module.css';

const loadPanel = async () => (await import('../features/chat/chat-panel.tsx')).ChatPanel;

/** Opens the chat. In a builder it takes a place of its own where it would cover fields. */
export function HelpLauncher({ inFlow }: { readonly inFlow: boolean }) {
  return (
    <DialogButton className={inFlow ? styles.flow : styles.launcher} load={loadPanel}>
      Help
    </DialogButton>
  );
}
