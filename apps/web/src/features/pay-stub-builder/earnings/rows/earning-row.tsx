import { mainPayKey, removeCustomEarning, renameCustomEarning, setEarningTyped } from '@paperwage/documents/pay-stub';
import type { Cents } from '@paperwage/values';
import { memo, useCallback } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { hoursFormat } from '../../../builder/fields/formats.ts';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editDraft, setState } from '../../../builder/store/edits.ts';
import { BonusTax } from './bonus-tax.tsx';
import { CustomName } from './custom-name.tsx';
import { Figure } from '../../../builder/fields/figure.tsx';
import { LineInput } from './line-input.tsx';
import { LineMessages } from './line-messages.tsx';
import explanationStyles from '../../../builder/explanation/explanation.module.css';
import styles from './lines.module.css';
import { RemoveButton } from './remove-button.tsx';
import { TypedFigures } from './typed-figures.tsx';
import { useRemoveEarning } from './use-remove-line.ts';

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
  const isAuto = useBuilderState((state) => state.draft.autoCalculator === 'true');
  const ownName = useBuilderState((state) => String(readAt(state.draft, `${path}.name`) ?? ''));
  const isOpen = useBuilderState((state) => state.opened === path);
  const untypedRate = useUntyped(`${path}.untyped.rate`);
  const untypedHours = useUntyped(`${path}.untyped.hours`);
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
        <EarningName stub={stub} id={id} path={path} name={name} />
      )}
      <LineInput path={`${path}.rate`} line={name} column={rateLabel} untyped={untypedRate} />
      {hasHours ? (
        <LineInput path={`${path}.hours`} line={name} column="Hours" format={hoursFormat} untyped={untypedHours} />
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
      {untypedRate === 'offered' && <p className={styles.offer}>{OFFERS[id] ?? 'The regular rate.'} Type to change.</p>}
      <LineMessages path={path} />
      {isAuto && isOpen && (
        <div className={explanationStyles.why} id={`${path}-panel`}>
          <p>{hasHours ? 'Rate times hours.' : 'The amount for this period.'} You can change the total.</p>
          {id === 'bonus' && <BonusTax />}
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

const OFFERS: Readonly<Record<string, string>> = { overtime: '1.5 times the regular rate.' };

function useUntyped(path: string) {
  return useBuilderState((state) => readAt(state.draft, path) as 'example' | 'offered' | undefined);
}

/** The name of a line of ours. All but the main pay can be taken away again. */
function EarningName({ stub, id, path, name }: { stub: number; id: string; path: string; name: string }) {
  const isMain = useBuilderState(({ draft }) => mainPayKey(draft) === id);
  const remove = useRemoveEarning(stub, id, path, name);
  if (isMain) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.removable}>
      <span className={styles.name}>{name}</span>
      <RemoveButton line={name} onClick={remove} />
    </span>
  );
}

function TotalButton(props: { stub: number; id: string; path: string; name: string; isOpen: boolean }) {
  const { stub, id, path, name, isOpen } = props;
  const { store } = useBuilder();
  const period = useFigure(stub, id, path, 'period');
  const yearToDate = useFigure(stub, id, path, 'yearToDate');
  const isTyped = useBuilderState((state) => {
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
      <span className={isTyped ? styles.typed : undefined}>
        <VisuallyHidden>{name}, total </VisuallyHidden>
        <Figure amount={period} /> <span className={styles.ask}>Why?</span>
      </span>
      <span className={styles.yearToDate}>
        <VisuallyHidden>year to date </VisuallyHidden>
        <Figure amount={yearToDate} />
      </span>
    </button>
  );
}

/** A figure of the line; nothing as long as the stub has none, or a number of it is an example or cannot be read. */
function useFigure(stub: number, id: string, path: string, which: 'period' | 'yearToDate'): Cents | undefined {
  return useCalculation(({ result, errors }) => {
    const shown = result.document.stubs[stub];
    const isUnread = ['rate', 'hours'].some((figure) => errors.has(`${path}.${figure}`));
    if (isUnread || (which === 'yearToDate' && !shown?.settled.gross.yearToDate)) return undefined;
    return shown && (shown.earnings.find((line) => line.id === id)?.[which] ?? (0 as Cents));
  });
}
