import type { Cents } from '@paperwage/values';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { signedMoney, moneyOrDash } from '../fields/formats.ts';
import styles from './action-bar.module.css';

const ANNOUNCE_AFTER_MS = 1_200;

export interface BarTotalProps {
  readonly label: string;
  readonly amount: Cents | undefined;
  /** `main`: the total. `minor` ones are hidden when space is short. */
  readonly look: 'main' | 'minor';
  /** What the figure leaves out. */
  readonly note?: string | undefined;
}

/** A figure in the bottom bar. */
export function BarTotal({ label, amount, look, note }: BarTotalProps) {
  return (
    <div className={look === 'main' ? styles.main : styles.minor}>
      <dt>{label}</dt>
      <dd data-below-zero={(amount !== undefined && amount < 0) || undefined}>{moneyOrDash(amount)}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Announces a figure to screen readers once typing pauses, or that it is gone; not when the page opens. */
export function SpokenTotal({ label, amount }: { label: string; amount: Cents | undefined }) {
  const [first] = useState(amount);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (amount === first && spoken === '') return undefined;
    const said = amount === undefined ? `${label} not available yet` : `${label} ${signedMoney(amount)}`;
    const timer = setTimeout(() => setSpoken(said), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [label, amount, first, spoken]);
  return (
    <div className={styles.spoken} aria-live="polite">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
