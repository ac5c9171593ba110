import type { ReactNode, ChangeEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { fillInSample, startOver } from '../store/replace-draft.ts';
import { useGoToStep } from '../store/use-step.ts';
import type { ReadDocument } from '../open/open-in-builder.ts';
import { OpenQuestion } from '../frame/lazy-open-question.ts';
import { useOpenPdf } from '../open/use-open-pdf.ts';
import styles from './finish-step.module.css';

export interface NextDocumentProps {
  /** The next document: what creates it, and the step on which it starts. */
  readonly next: { readonly label: string; readonly step: string; readonly make: () => void };
  /** The same document again, if the next one is of another kind. */
  readonly duplicate?: NextDocumentProps['next'];
  /** What that document keeps from this one. */
  readonly children: ReactNode;
}

/** What can replace the current work once its files are made. */
export function NextDocument({ next, duplicate, children }: NextDocumentProps) {
  const builder = useBuilder();
  const isDone = useBuilderState(({ download }) => download.status === 'done');
  const goToStep = useGoToStep();
  const then = (run: () => void, step: string) => () => {
    goToStep(step);
    run();
  };
  return (
    <section className={styles.section} aria-labelledby="on-heading">
      <h2 id="on-heading">What’s next</h2>
      <div className={styles.buttons}>
        <Button look={isDone ? 'primary' : 'plain'} onClick={then(next.make, next.step)}>
          {next.label}
        </Button>
        {duplicate && <Button onClick={then(duplicate.make, duplicate.step)}>{duplicate.label}</Button>}
        <Button onClick={() => void fillInSample(builder)}>Fill in a sample</Button>
        <Button onClick={then(() => startOver(builder), builder.kind.steps[0]!.id)}>Start over</Button>
        <OpenPdfButton />
      </div>
      <p className={styles.note}>{children} You can undo anything that replaces your work here.</p>
    </section>
  );
}

/** Chooses a PDF that was made here, to go on with it; dropping it anywhere on the page does the same. */
function OpenPdfButton() {
  const { makeNext } = useBuilder();
  const [chosen, setChosen] = useState<ReadDocument>();
  const open = useOpenPdf(makeNext && setChosen);
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (file) void open(file);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <>
      <FileButton accept="application/pdf,.pdf" onChange={take}>
        Open a Paperwage PDF
      </FileButton>
      {chosen && <OpenQuestion read={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
