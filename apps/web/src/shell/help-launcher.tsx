import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import styles from './help-launcher.module.css';

/** Opens the chat, whose code is fetched when it is first asked for. In a builder it takes a place of its own where it would cover fields. */
export function HelpLauncher({ inFlow }: { readonly inFlow: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<{ readonly onClose: () => void }>>();
  const [label, setLabel] = useState('Help');
  const open = () =>
    void import('../features/chat/chat-panel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => setLabel('Help didn’t load. Try again'),
    );
  function close() {
    setPanel(undefined);
    button.current?.focus();
  }
  return (
    <div className={inFlow ? styles.flow : undefined}>
      <button ref={button} type="button" className={styles.launcher} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      {Panel && <Panel onClose={close} />}
    </div>
  );
}
