import type { GrossOfStub, MainPay } from '@paperwage/documents/pay-stub';
import { amountFault, findGross, mainPayKey, setMainTotal } from '@paperwage/documents/pay-stub';
import type { Cents } from '@paperwage/values';
import { formatMoney, LARGEST_AMOUNT, parseMoney } from '@paperwage/values';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { readAt, writeAt } from '../../builder/store/draft-path.ts';
import { editWithUndo, hideToast } from '../../builder/store/edits.ts';
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
  const { write, written } = useWritten(stub, () => {
    setText('');
    setError(undefined);
    setFound(undefined);
  });
  useEffect(() => document.getElementById(ID)?.focus(), []);
  function workOut() {
    const fault = netPayFault(text);
    const net = fault === undefined ? parseMoney(text) : undefined;
    setText(moneyFormat(text));
    setFound(undefined);
    setError(fault);
    const { book } = rules.get();
    const gross = net && book && findGross(store.get().draft, stub, net, book);
    if (gross && 'isOutOfReach' in gross) setError(gross.message);
    else if (gross) setFound({ net, gross });
    if (gross?.exact) write(gross);
    // What an earlier attempt wrote is no answer to this one.
    else if (written !== undefined && store.get().toast?.id === written) hideToast(store);
  }
  return (
    <form
      className={styles.panel}
      aria-label="Find the gross pay"
      onSubmit={(event) => {
        event.preventDefault();
        workOut();
      }}
    >
      <TextField
        id={ID}
        label="Net pay for this stub"
        value={text}
        error={error}
        inputMode="decimal"
        align="end"
        autoComplete="off"
        maxLength={24}
        onChange={setText}
      />
      <Button type="submit" className={styles.action}>
        Find the gross pay
      </Button>
      <div className={styles.found} role="status">
        {found && <Answer stub={stub} found={found} onUse={write} />}
      </div>
    </form>
  );
}

/** Why no pay is looked for; undefined when one can be. */
function netPayFault(text: string): string | undefined {
  const fault = amountFault(text);
  if (fault === 'tooLarge') return `This amount is too large. Enter at most $${formatMoney(LARGEST_AMOUNT)}.`;
  const net = fault === undefined || fault === 'negative' ? parseMoney(text) : undefined;
  if (net === undefined) return 'Enter the net pay in dollars and cents, such as 1,200.50.';
  return net > 0 ? undefined : 'Enter a net pay above $0.00.';
}

/** What was found, as long as the stub is still what it was found for. */
function Answer(props: { stub: number; found: Found; onUse: (pay: MainPay) => void }) {
  const { stub, found, onUse } = props;
  const { net, gross } = found;
  const netNow = useCalculation(({ result }) => result.document.stubs[stub]?.net.period);
  if (gross.exact === undefined) return <p>{gross.message}</p>;
  const pays = gross.exact ? [gross] : [gross.below, gross.above];
  const reached = pays.find(({ netPay }) => netPay === netNow);
  if (reached) {
    return (
      <p>
        Gross pay of {formatMoney(reached.stubGross)} gives net pay of {formatMoney(reached.netPay)}.
      </p>
    );
  }
  if (gross.exact) return null;
  return (
    <>
      <p>No gross pay gives exactly {formatMoney(net)}. These two come closest:</p>
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

/** Writes a pay that can be taken back, and says which writing can be; `onUndo` runs once it has been. */
function useWritten(stub: number, onUndo: () => void) {
  const { store } = useBuilder();
  const writeMain = useMainPay(stub);
  const [written, setWritten] = useState<number>();
  const isTakenBack = useBuilderState(({ undo }) => written !== undefined && undo.every(({ id }) => id !== written));
  if (isTakenBack) {
    setWritten(undefined);
    onUndo();
  }
  function write(pay: MainPay) {
    writeMain(pay);
    const { toast, undo } = store.get();
    if (toast?.id === undo.at(-1)?.id) setWritten(toast?.id);
  }
  return { write, written };
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
      `Gross pay set for net pay of ${formatMoney(pay.netPay)}.`,
      (draft) => setMainTotal(draft, stub, pay.grossPay),
      (draft) => {
        const at = draft.items.findIndex((item) => item.itemId === itemId);
        return at < 0 ? draft : writeAt(draft, `items.${at}.${line}`, was);
      },
    );
  };
}
