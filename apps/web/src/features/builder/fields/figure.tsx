import type { Cents } from '@paperwage/values';
import { signedMoney } from './formats.ts';
import styles from './figure.module.css';

/** An amount of a line, on one line: the more digits it has, the smaller they are. */
export function Figure({ amount }: { amount: Cents | undefined }) {
  if (amount === undefined) return '–';
  const text = signedMoney(amount);
  return <span className={`${styles.figure} ${sizeOf(text) ?? ''}`}>{text}</span>;
}

function sizeOf({ length }: string): string | undefined {
  if (length <= 12) return undefined;
  return length <= 14 ? styles.long : styles.longest;
}
