import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBuilder, useTyped } from '../store/builder.ts';
import type { AddedUp } from './add-up-stubs.ts';
import { addUpStubs, keptStubsRecord } from './add-up-stubs.ts';
import styles from './stubs-offer.module.css';

/** Offers to add the pay stubs of this browser up into the boxes, and tells in what they do not agree. */
export function StubsOffer() {
  const builder = useBuilder();
  const [record] = useState(keptStubsRecord);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddedUp>();
  const summed = useTyped((state) => state.summed);
  if (record === null && !summed) return null;
  async function add(text: string) {
    setBusy(true);
    setOutcome(await addUpStubs(builder, text));
    setBusy(false);
  }
  return (
    <div className={styles.offer} role="group" aria-label="Pay stubs">
      {record !== null && (
        <p>
          <span>Pay stubs are kept in this browser. They can be added up into this W-2.</span>
          <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || void add(record)}>
            {isBusy ? 'Adding up' : 'Add up the pay stubs'}
          </Button>
        </p>
      )}
      <div role="status">
        {(outcome === 'unreadable' || outcome === 'not-loaded') && <Notice tone="error">{FAILED[outcome]}</Notice>}
        {summed && <Sum />}
      </div>
    </div>
  );
}

const FAILED = {
  unreadable: 'The pay stubs cannot be read. Open the pay stub builder once, then try again.',
  'not-loaded': 'The pay stubs could not be worked out. Check the connection and try again.',
};

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
