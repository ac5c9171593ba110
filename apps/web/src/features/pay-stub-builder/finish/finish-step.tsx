import { Button } from '../../../ui/button.tsx';
import { useBuilder } from '../store/builder.ts';
import { fillInSample, startOver } from '../../builder/store/replace-draft.ts';
import { makeNextPayStub } from '../store/next-pay-stub.ts';
import type { StepId } from '../kind/steps.ts';
import { OpenPdfButton } from '../../builder/open/open-pdf-button.tsx';
import { useGoToStep } from '../../builder/store/use-step.ts';
import styles from '../../builder/finish/finish-step.module.css';
import { Looks } from '../../builder/finish/looks.tsx';
import { TakeWithYou } from '../../builder/finish/take-with-you.tsx';
import { Review } from './review.tsx';

/** Step 5: how it looks, what it says, and the files. */
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
        <Button onClick={then(() => makeNextPayStub(builder), 'earnings')}>Next pay stub</Button>
        <Button onClick={() => fillInSample(builder)}>Fill in a sample</Button>
        <Button onClick={then(() => startOver(builder), 'basics')}>Start over</Button>
        <OpenPdfButton />
      </div>
      <p className={styles.note}>
        The next pay stub keeps the same people, moves on one period and carries the year to date. Whatever takes the
        place of your work here can be undone.
      </p>
    </section>
  );
}
