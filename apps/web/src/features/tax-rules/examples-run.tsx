import type { TaxRulesRow } from '@paperwage/api-contract';
import { cents, formatMoney } from '@paperwage/values';
import { Notice } from '../../ui/notice.tsx';
import styles from './examples-run.module.css';

type Examples = TaxRulesRow['examples'];

const KINDS: readonly { readonly kind: 'official' | 'agencyCalculator' | 'others'; readonly label: string }[] = [
  { kind: 'official', label: 'Printed by an agency' },
  { kind: 'agencyCalculator', label: 'From an agency’s calculator' },
  { kind: 'others', label: 'From other software or by hand' },
];

/** What came of the worked examples of the year. */
export function ExamplesRun({ row: { examples } }: { readonly row: TaxRulesRow }) {
  return (
    <>
      <dl className={styles.counts}>
        {KINDS.map(({ kind, label }) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>{outcome(examples[kind])}</dd>
          </div>
        ))}
      </dl>
      {examples.failures.map(({ id, source, expected, calculated, reason }) => (
        <Notice key={id} tone="warning">
          {source} ({id}) says {money(expected)}. We calculate {money(calculated)}.{reason && ` ${reason}`}
        </Notice>
      ))}
    </>
  );
}

function outcome({ passing, failing }: Examples['official']): string {
  const all = passing + failing;
  return all === 0 ? 'None' : `${passing} of ${all} ${all === 1 ? 'passes' : 'pass'}`;
}

function money(dollars: number): string {
  return formatMoney(cents(Math.round(dollars * 100)));
}
