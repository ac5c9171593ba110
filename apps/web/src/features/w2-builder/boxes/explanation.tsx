import type { ComputedField } from '@paperwage/documents/w2';
import { explainWages, WAGES_SOURCE } from '@paperwage/documents/w2';
import { formatDollars } from '@paperwage/values';
import { taxRulesHref } from '../../../shell/tax-rules-href.ts';
import { Phrases, WorkingSteps } from '../../builder/explanation/working-steps.tsx';
import styles from '../../builder/explanation/explanation.module.css';
import { useCalculation, useBuilderState } from '../store/builder.ts';

/** How a box's figure was calculated. */
export function Explanation({ path }: { path: ComputedField }) {
  const { working, uncollected, wages } = useCalculation(({ result }) => result.document.amounts[path]);
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const state = useBuilderState(({ draft }) => draft.state);
  if (wages) {
    return (
      <>
        <Phrases phrases={explainWages(wages)} />
        <p className={styles.source}>
          {path === 'stateWagesTips' ? (
            <>
              What lowers this box is up to the state.{' '}
              <a href={taxRulesHref({ year, state })} target="_blank" rel="noreferrer">
                See the state’s tax rules
              </a>
            </>
          ) : (
            `Source: ${WAGES_SOURCE.title}, ${WAGES_SOURCE.publisher}.`
          )}
        </p>
      </>
    );
  }
  if (!working) return null;
  return (
    <>
      <WorkingSteps working={working} rules={{ year, state: path === 'stateIncomeTax' ? state : 'US' }} />
      {uncollected !== undefined && (
        <p>
          <b>{formatDollars(uncollected)}</b> of this was not collected. Box 12 reports it, so we left it out here.
        </p>
      )}
    </>
  );
}
