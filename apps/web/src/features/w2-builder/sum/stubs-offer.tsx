import { useState } from 'react';
import { recordKeyOf } from '../../../records/storage-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { undoLatest } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { loadAndSumStubs } from './lazy-sum.ts';
import type { StubSource } from './read-stubs.ts';
import styles from './stubs-offer.module.css';

/** Adds up pay stubs from this browser, or their PDFs, into the boxes, and reports where they disagree. */
export function StubsOffer() {
  const builder = useBuilder();
  const [record] = useState(keptStubsRecord);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ readonly refused: string | undefined; readonly over: object | undefined }>();
  const summed = useBuilderState((state) => state.summed);
  async function add(source: StubSource) {
    if (isBusy) return;
    setBusy(true);
    setAnswer({ refused: await loadAndSumStubs(builder, source), over: builder.store.get().summed });
    setBusy(false);
  }
  // A refusal stays until another sum replaces it.
  const refused = answer?.over === summed ? answer?.refused : undefined;
  return (
    <div className={styles.offer} role="group" aria-label="Pay stubs" data-path="stubs">
      <p>
        Add up Paperwage pay stubs to fill the boxes.
        <span className={styles.drop}> Drop all their PDFs anywhere on this page.</span>
      </p>
      <div className={styles.buttons}>
        {record !== null && (
          <Button aria-disabled={isBusy || undefined} onClick={() => void add({ record })}>
            Add up stubs in this browser
          </Button>
        )}
        <FileButton
          accept="application/pdf,.pdf"
          multiple
          onChange={({ currentTarget: input }) => {
            void add({ files: [...(input.files ?? [])] });
            // The same files can be chosen again.
            input.value = '';
          }}
        >
          Add up PDFs
        </FileButton>
      </div>
      <div role="status">
        {isBusy && 'Adding up'}
        {!isBusy && refused !== undefined && <Notice tone="error">{refused}</Notice>}
        {!isBusy && summed && <Sum />}
      </div>
    </div>
  );
}

/** What was counted, everything in which the stubs do not agree, and the way back to what stood here before. */
function Sum() {
  const { store } = useBuilder();
  const summed = useBuilderState((state) => state.summed);
  // What stood here before the sum comes back with the sum before that.
  const canUndo = useBuilderState(({ undo }) => Object.hasOwn(undo.at(-1)?.beside ?? {}, 'summed'));
  const isOfYear = useBuilderState(({ draft }) => draft.year === summed?.year);
  if (!summed) return null;
  const { counted, year, tookYear, disagreements } = summed;
  const added = counted === 1 ? `1 pay stub from ${year}` : `${counted} pay stubs from ${year}`;
  const ofYear = tookYear && isOfYear ? ` We changed the form to ${year}.` : '';
  const agrees = disagreements.length === 0;
  const actions = canUndo && (
    <Button look="text" onClick={() => keepFocus(() => undoLatest(store), '#income')}>
      Undo
    </Button>
  );
  return (
    <Notice tone={agrees ? 'quiet' : 'warning'} actions={actions}>
      These boxes are the totals of {added}.{ofYear}{' '}
      {agrees ? counted > 1 && 'The stubs match each other.' : 'Check this before you continue:'}
      {!agrees && (
        <ul className={styles.list}>
          {disagreements.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The record of the pay stub builder in this browser; null where there is none, or nothing can be read. */
function keptStubsRecord(): string | null {
  try {
    return localStorage.getItem(recordKeyOf('paystub'));
  } catch {
    return null;
  }
}
