import type { ReactNode } from 'react';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import styles from './action-menu.module.css';

export interface MenuAction {
  readonly label: string;
  /** A link, or something that is done here. */
  readonly href?: string;
  readonly run?: () => void;
  readonly isDanger?: boolean;
}

export interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** In a row that is a card on a narrow screen, with its buttons at the left. */
  readonly isInCard?: boolean;
}

/** What else can be done with something, under three dots. */
export function ActionMenu({ label, actions, isInCard = false }: ActionMenuProps) {
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure<HTMLDivElement>();
  const run = (action: MenuAction) => {
    buttonRef.current?.focus();
    close();
    action.run?.();
  };
  return (
    <div ref={boxRef} className={isInCard ? `${styles.box} ${styles.inCard}` : styles.box}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.dots}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Dots />
      </button>
      {isOpen && (
        <ul className={styles.menu} aria-label={label}>
          {actions.map((action) => (
            <li key={action.label}>
              <Entry action={action} onRun={() => run(action)}>
                {action.label}
              </Entry>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ action, onRun, children }: { action: MenuAction; onRun: () => void; children: ReactNode }) {
  const className = action.isDanger ? styles.danger : undefined;
  if (action.href !== undefined) {
    return (
      <a href={action.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={onRun}>
      {children}
    </button>
  );
}

function Dots() {
  return (
    <svg width="18" height="4" viewBox="0 0 18 4" fill="currentColor" aria-hidden="true">
      <circle cx="2" cy="2" r="1.7" />
      <circle cx="9" cy="2" r="1.7" />
      <circle cx="16" cy="2" r="1.7" />
    </svg>
  );
}
