import type { DragEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBuilder, useTyped } from '../store/builder.ts';
import type { StubSource } from './add-up-stubs.ts';
import { addUpStubs, keptStubsRecord } from './add-up-stubs.ts';
import styles from './stubs-offer.module.css';

/** Adds pay stubs of this browser, or their PDFs, up into the boxes, and tells in what they do not agree. */
export function StubsOffer() {
  const builder = useBuilder();
  const [record] = useState(keptStubsRecord);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const summed = useTyped((state) => state.summed);
  async function add(source: StubSource) {
    if (isBusy) return;
    setBusy(true);
    setRefused(await addUpStubs(builder, source));
    setBusy(false);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) void add({ files });
  }
  return (
    <div className={styles.offer} role="group" aria-label="Pay stubs" onDrop={onDrop}>
      <p>Pay stubs made here can be added up into the boxes.</p>
      <div className={styles.buttons}>
        {record !== null && (
          <Button aria-disabled={isBusy || undefined} onClick={() => void add({ record })}>
            Add up the stubs of this browser
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
          Add up their PDFs
        </FileButton>
      </div>
      <div role="status">
        {isBusy && 'Adding up'}
        {!isBusy && refused !== undefined && <Notice tone="error">{refused}</Notice>}
        {!isBusy && refused === undefined && summed && <Sum />}
      </div>
    </div>
  );
}

/** What was counted, and everything in which the stubs do not agree. */
function Sum() {
  const summed = useTyped((state) => state.summed);
  if (!summed) return null;
  const { counted, year, disagreements } = summed;
  const count = counted === 1 ? 'One pay stub' : `${counted} pay stubs`;
  const said = counted === 0 ? `No pay stub was paid in ${year}.` : `${count} of ${year} stand in the boxes.`;
  if (disagreements.length === 0) return <Notice>{said} They agree with each other.</Notice>;
  return (
    <Notice tone="warning">
      {said} Look at this before you go on:
      <ul className={styles.list}>
        {disagreements.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
