import type { KeyboardEvent } from 'react';
import { memo, useRef } from 'react';
import styles from './tabs.module.css';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly flagged?: boolean }[];
  readonly active: number;
  readonly onSelect: (index: number) => void;
  /** Id of the panel that the tabs switch. */
  readonly panelId: string;
  readonly className?: string | undefined;
}

/** Tabs by the ARIA pattern: one tab stop, arrow keys, Home and End; the panel follows the focus. */
export const Tabs = memo(function Tabs({ label, tabs, active, onSelect, panelId, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    onSelect(index);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[index]?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={className ? `${styles.tabs} ${className}` : styles.tabs}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(panelId, index)}
          aria-selected={index === active}
          aria-controls={panelId}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {tab.label}
          {tab.flagged && <span className={styles.flag}> (check)</span>}
        </button>
      ))}
    </div>
  );
});

/** Id of a tab, to name its panel by. */
export function tabId(panelId: string, index: number): string {
  return `${panelId}-tab-${index}`;
}
