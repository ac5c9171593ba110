import { removeCustomEarning, renameCustomEarning, setEarningTyped } from '@paperwage/documents/pay-stub';
import { formatMoney } from '@paperwage/values';
import { memo, useCallback } from 'react';
import { hoursFormat } from '../fields/formats.ts';
import { useBuilder, useComputed, useTyped } from '../store/builder.tsx';
import { readAt } from '../store/draft-path.ts';
import { editDraft, setState } from '../store/edits.ts';
import { CustomName } from './custom-name.tsx';
import { LineInput } from './line-input.tsx';
import styles from './lines.module.css';
import { TypedFigures } from './typed-figures.tsx';

export interface EarningRowProps {
  readonly stub: number;
  readonly id: string;
  readonly path: string;
  /** Absent for a line of the user's own, which is named in the row. */
  readonly name?: string;
  readonly rateLabel: string;
  readonly hasHours: boolean;
}

/** One earning: its rate and hours typed, its total computed or typed over. */
export const EarningRow = memo(function EarningRow(props: EarningRowProps) {
  const { stub, id, path, rateLabel, hasHours } = props;
  const { store } = useBuilder();
  const isAuto = useTyped((state) => state.draft.autoCalculator === 'true');
  const ownName = useTyped((state) => String(readAt(state.draft, `${path}.name`) ?? ''));
  const isOpen = useTyped((state) => state.opened === path);
  const name = props.name ?? (ownName || 'New line');
  const keepShown = useCallback(() => {
    store.set((state) =>
      state.shownLines.has(id) ? state : { ...state, shownLines: new Set(state.shownLines).add(id) },
    );
  }, [store, id]);
  return (
    <li className={isOpen ? `${styles.row} ${styles.open}` : styles.row} data-path={path} onFocus={keepShown}>
      {props.name === undefined ? (
        <CustomName path={path} lines="customEarnings" rename={renameCustomEarning} remove={removeCustomEarning} />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <LineInput path={`${path}.rate`} line={name} column={rateLabel} />
      {hasHours ? (
        <LineInput path={`${path}.hours`} line={name} column="Hours" format={hoursFormat} />
      ) : (
        <span className={styles.cell} />
      )}
      {isAuto ? (
        <TotalButton stub={stub} id={id} path={path} name={name} isOpen={isOpen} />
      ) : (
        <>
          <LineInput path={`${path}.total`} line={name} column="Total" />
          <LineInput path={`${path}.ytd`} line={name} column="Year to date" />
        </>
      )}
      {isAuto && isOpen && (
        <div className={styles.why} id={`${path}-panel`}>
          <p>Rate and hours make the total. Where your books say otherwise, type the figure over.</p>
          <TypedFigures
            path={path}
            name={name}
            set={(typed) => editDraft(store, (draft) => setEarningTyped(draft, stub, id, typed))}
            computed={{ lines: 'earnings', stub, id }}
          />
        </div>
      )}
    </li>
  );
});

function TotalButton(props: { stub: number; id: string; path: string; name: string; isOpen: boolean }) {
  const { stub, id, path, name, isOpen } = props;
  const { store } = useBuilder();
  const isTyped = useTyped((state) => {
    const line = readAt(state.draft, path) as { typed: boolean; ytdTyped: boolean } | undefined;
    return line?.typed === true || line?.ytdTyped === true;
  });
  return (
    <button
      type="button"
      className={styles.figures}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${path}-panel` : undefined}
      onClick={() => setState(store, { opened: isOpen ? undefined : path, marked: path })}
    >
      <span className={styles.srOnly}>{name}, total </span>
      <span className={isTyped ? styles.typed : undefined}>
        <Figure stub={stub} id={id} which="period" />
      </span>
      <span className={styles.srOnly}>, year to date </span>
      <span className={styles.yearToDate}>
        <Figure stub={stub} id={id} which="yearToDate" />
      </span>
    </button>
  );
}

function Figure({ stub, id, which }: { stub: number; id: string; which: 'period' | 'yearToDate' }) {
  const amount = useComputed(({ result }) => {
    const shown = result.document.stubs[stub];
    return shown && (shown.earnings.find((line) => line.id === id)?.[which] ?? 0);
  });
  return amount === undefined ? '–' : formatMoney(amount as Parameters<typeof formatMoney>[0]);
}
