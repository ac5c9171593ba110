import { Button } from '../../../ui/button.tsx';
import styles from '../../builder/finish/finish-step.module.css';
import { Looks } from '../../builder/finish/looks.tsx';
import { TakeWithYou } from '../../builder/finish/take-with-you.tsx';
import { fillInSample, startOver } from '../../builder/store/replace-draft.ts';
import { OpenPdfButton } from '../../builder/open/open-pdf-button.tsx';
import { useGoToStep } from '../../builder/store/use-step.ts';
import type { StepId } from '../kind/steps.ts';
import { useBuilder } from '../store/builder.ts';
import { makeDuplicate } from '../store/duplicate-invoice.ts';
import { Review } from './review.tsx';

/** The last step: how it looks, what it says, and the files. */
export function FinishStep() {
  return (
    <>
      <Looks />
      <Review />
      <TakeWithYou />
      <GoOn />
    </>
  );
}

function GoOn() {
  const builder = useBuilder();
  const goToStep = useGoToStep();
  const then = (run: () => void, step: StepId) => () => {
    goToStep(step);
    run();
  };
  return (
    <section className={styles.section} aria-labelledby="on-heading">
      <h2 id="on-heading">Go on</h2>
      <div className={styles.buttons}>
        <Button onClick={then(() => makeDuplicate(builder), 'details')}>Duplicate invoice</Button>
        <Button onClick={() => fillInSample(builder)}>Fill in a sample</Button>
        <Button onClick={then(() => startOver(builder), 'from')}>Start over</Button>
        <OpenPdfButton />
      </div>
      <p className={styles.note}>
        A duplicate keeps the parties and the items, is dated today and has a number of its own. Whatever takes the
        place of your work here can be undone.
      </p>
    </section>
  );
}
