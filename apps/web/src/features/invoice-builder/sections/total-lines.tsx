import { balanceLine, totalLines } from '@paperwage/documents/invoice';
import { useMemo } from 'react';
import { useCalculation } from '../store/builder.ts';
import styles from './total-lines.module.css';

/** The way from the subtotal to what is due, in the words and figures of the paper. */
export function TotalLines({ label }: { label: string }) {
  const document = useCalculation(({ result }) => result.document);
  const lines = useMemo(() => totalLines(document), [document]);
  const balance = balanceLine(document);
  return (
    <dl className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <div key={line.region} className={line.isAside ? styles.aside : undefined}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
      <div className={styles.balance}>
        <dt>{balance.label}</dt>
        <dd>{balance.value}</dd>
      </div>
    </dl>
  );
}
