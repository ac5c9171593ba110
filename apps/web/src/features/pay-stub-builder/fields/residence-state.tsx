import { isStateCode, STATE_NAMES } from '@paperwage/values';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useCalculation, useBuilderState } from '../store/builder.ts';
import styles from '../../builder/fields/fields.module.css';
import { HomeStateQuestion } from './home-state-question.tsx';
import { TaxStateField } from './tax-state-field.tsx';

const PATH = 'residenceState';

/** Asked only of employees who live and work in different states. */
export function ResidenceState() {
  const isGiven = useBuilderState(({ draft }) => draft.residenceState !== '');
  const [isAsked, setAsked] = useState(false);
  const help = useHelp();
  if (!isGiven && !isAsked) {
    return (
      <>
        <HomeStateQuestion />
        <p className={styles.offer}>
          <Button look="text" onClick={() => keepFocus(() => setAsked(true), `[id="${PATH}"]`)}>
            The employee lives in another state
          </Button>
        </p>
      </>
    );
  }
  return (
    <div className={`${styles.pair} ${styles.stack}`}>
      <TaxStateField path={PATH} label="State where the employee lives" prompt="Same state" help={help} />
    </div>
  );
}

/** Whose income tax is withheld, once both states are known. */
function useHelp(): string {
  const work = useBuilderState(({ draft }) => draft.workState);
  const home = useBuilderState(({ draft }) => draft.residenceState);
  const hasNoForm = useBuilderState(({ draft }) => draft.elections.reciprocityFormOnFile === 'no');
  const taxedBy = useCalculation(({ result }) => {
    const coverage = result.document.stubs[0]?.coverage;
    return coverage?.incomeTaxState ?? coverage?.state;
  });
  if (hasNoForm && isStateCode(work)) {
    return `The exemption form is not on file, so we withhold ${STATE_NAMES[work]} income tax.`;
  }
  if (!isStateCode(home) || !isStateCode(work) || home === work || taxedBy === undefined) {
    return 'If the two states have an agreement, we withhold only the home state’s income tax.';
  }
  return taxedBy === home
    ? `The two states have an agreement, so we withhold ${STATE_NAMES[home]} income tax. We assume the employee filed ${STATE_NAMES[work]}’s exemption form with the employer.`
    : `The two states have no agreement, so we withhold ${STATE_NAMES[work]} income tax.`;
}
