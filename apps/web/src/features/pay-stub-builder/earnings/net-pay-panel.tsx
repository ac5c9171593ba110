import type { GrossOfStub, MainPay } from '@paperwage/documents/pay-stub';
import { amountFault, findGross, mainPayKey, setMainTotal } from '@paperwage/documents/pay-stub';
import type { Cents } from '@paperwage/values';
import { formatMoney, parseMoney } from '@paperwage/values';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { moneyFormat } from '../fields/formats.ts';
import { useBuilder, useComputed } from '../store/builder.tsx';
import { readAt, writeAt } from '../store/draft-path.ts';
import { editWithUndo } from '../store/edits.ts';
import styles from './net-pay-known.module.css';

const ID = 'net-pay-known';

/** What was found for a net pay. */
interface Found {
  readonly net: Cents;
  readonly gross: GrossOfStub;
}

/** Asks for the net pay, and writes the pay that leaves it into the main line of the stub. */
export function NetPayPanel({ stub }: { stub: number }) {
  const { rules, store } = useBuilder();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<Found>();
  const write = useMainPay(stub);
  useEffect(() => document.getElementById(ID)?.focus(), []);
  function workOut() {
    const net = amountFault(text) ? undefined : parseMoney(text);
    setText(moneyFormat(text));
    setFound(undefined);
    setError(net ? undefined : 'Enter the net pay in dollars and cents, such as 1,200.50.');
    const { book } = rules.get();
    if (!net || !book) return;
    const gross = findGross(store.get().draft, stub, net, book);
    setFound({ net, gross });
    if (gross.exact) write(gross);
  }
  return (
    <form
      className={styles.panel}
      aria-label="From the net pay to the gross pay"
      onSubmit={(event) => {
        event.preventDefault();
        workOut();
      }}
    >
      <TextField
        id={ID}
        label="Net pay of this stub"
        value={text}
        error={error}
        inputMode="decimal"
        align="end"
        autoComplete="off"
        maxLength={24}
        onChange={setText}
      />
      <Button type="submit" className={styles.action}>
        Work out the gross pay
      </Button>
      <div className={styles.found} role="status">
        {found && <Answer stub={stub} found={found} onUse={write} />}
      </div>
    </form>
  );
}

/** What was found, as long as the stub is still what it was found for. */
function Answer(props: { stub: number; found: Found; onUse: (pay: MainPay) => void }) {
  const { stub, found, onUse } = props;
  const { net, gross } = found;
  const netNow = useComputed(({ result }) => result.document.stubs[stub]?.net.period);
  if (gross.exact === undefined) return <p>{gross.message}</p>;
  const pays = gross.exact ? [gross] : [gross.below, gross.above];
  const reached = pays.find(({ netPay }) => netPay === netNow);
  if (reached) {
    return (
      <p>
        Gross pay of {formatMoney(reached.stubGross)} leaves {formatMoney(reached.netPay)}.
      </p>
    );
  }
  if (gross.exact) return null;
  return (
    <>
      <p>No gross pay leaves {formatMoney(net)} to the cent. These two come nearest:</p>
      <div className={styles.neighbours}>
        {pays.map((pay) => (
          <Button key={pay.netPay} onClick={() => onUse(pay)}>
            {formatMoney(pay.netPay)} from {formatMoney(pay.stubGross)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Writes the pay into the main line; Undo puts that line back and leaves the rest. */
function useMainPay(stub: number): (pay: MainPay) => void {
  const { store } = useBuilder();
  return (pay) => {
    const { draft: before } = store.get();
    const { itemId } = before.items[stub]!;
    const line = `earnings.${mainPayKey(before)}`;
    const was = readAt(before, `items.${stub}.${line}`);
    editWithUndo(
      store,
      `Gross pay set for a net pay of ${formatMoney(pay.netPay)}.`,
      (draft) => setMainTotal(draft, stub, pay.grossPay),
      (draft) => {
        const at = draft.items.findIndex((item) => item.itemId === itemId);
        return at < 0 ? draft : writeAt(draft, `items.${at}.${line}`, was);
      },
    );
  };
}
