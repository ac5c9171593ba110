import type { TaxRulesRow } from '@paperwage/api-contract';
import { standingSentence } from '@paperwage/documents';
import styles from './program-wages.module.css';
import { SourceLink } from './rule-entry.tsx';
import { StandingMark } from '../../content/standing-mark.tsx';

type ProgramWages = TaxRulesRow['programWages'];
type TaxedKind = keyof ProgramWages[number]['counts'];

const KINDS: Readonly<Record<TaxedKind, string>> = {
  retirement401k: '401(k)',
  otherRetirement: '403(b), 457(b), SIMPLE',
  section125: 'Section 125 premiums',
  hsa: 'HSA',
  fsa: 'Health FSA',
  dependentCare: 'Dependent care account',
};

const ANSWERS = { yes: 'Counts', no: 'Doesn’t count', assumed: 'Counts (assumed)' } as const;

/** Which pre-tax deductions still count as wages for the programs of a state, and how sure that is. */
export function ProgramWagesTable({ programs }: { readonly programs: ProgramWages }) {
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Paid before tax</th>
              {programs.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(KINDS) as TaxedKind[]).map((kind) => (
              <tr key={kind}>
                <th scope="row">{KINDS[kind]}</th>
                {programs.map(({ key, counts }) => (
                  <td key={key}>{ANSWERS[counts[kind]]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.sources}>
        {programs.map(({ key, name, counts, standing, comparison, note, source }) => (
          <li key={key}>
            <b>{name}:</b> <StandingMark standing={standing} />{' '}
            {Object.values(counts).includes('assumed')
              ? 'We found no rule for what is marked “assumed”, so we count it.'
              : standingSentence(standing)}{' '}
            {source && (
              <>
                <SourceLink source={source} />.{' '}
              </>
            )}
            {comparison} {note}
          </li>
        ))}
      </ul>
    </>
  );
}
