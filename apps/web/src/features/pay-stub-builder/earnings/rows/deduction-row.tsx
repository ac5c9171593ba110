import {
  addNamedLine,
  isNamedKey,
  openProgram,
  removeCustomDeduction,
  renameCustomDeduction,
  setDeductionTyped,
} from '@paperwage/documents/pay-stub';
import type { DeductionLine, PayStubDraft, PayStubResult } from '@paperwage/documents/pay-stub';
import { memo } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editDraft, setState } from '../../../builder/store/edits.ts';
import { CustomName } from './custom-name.tsx';
import { Explanation } from './lazy-explanation.tsx';
import { Figure } from '../../../builder/fields/figure.tsx';
import { LineInput } from './line-input.tsx';
import { LineMessages } from './line-messages.tsx';
import explanationStyles from '../../../builder/explanation/explanation.module.css';
import styles from './lines.module.css';
import { UncoveredTaxInput } from './uncovered-tax-input.tsx';
import { PreTaxChoice } from './pre-tax-choice.tsx';
import { RemoveButton } from './remove-button.tsx';
import { TypedFigures } from './typed-figures.tsx';
import { useRemoveDeduction } from './use-remove-line.ts';

export interface DeductionRowProps {
  readonly stub: number;
  readonly id: string;
  readonly path: string;
  /** Absent for a line of the user's own, which is named in the row. */
  readonly name?: string;
}

/**
 * One deduction. A computed one is a button that opens its working in place; one that is not calculated, or with
 * auto-calculation off, is typed.
 */
export const DeductionRow = memo(function DeductionRow({ stub, id, path, name }: DeductionRowProps) {
  const isAuto = useBuilderState((state) => state.draft.autoCalculator === 'true');
  const hasWorking = useCalculation(({ result }) => {
    const line = lineOf(result, stub, id);
    return line?.working !== undefined || line?.isOverWorkedOut === true;
  });
  const period = useCalculation(({ result }) => lineOf(result, stub, id)?.period);
  const isCalculated = useCalculation(({ result }) => result.document.stubs[stub]?.coverage !== undefined);
  const isPending = !isCalculated && ALWAYS_COMPUTED.has(id);
  const isTyped = useBuilderState(
    (state) => (readAt(state.draft, path) as { typed?: boolean } | undefined)?.typed === true,
  );
  const ownName = useBuilderState((state) => String(readAt(state.draft, `${path}.name`) ?? ''));
  if (name === undefined) {
    return (
      <li className={styles.row} data-path={path}>
        <CustomName
          path={path}
          lines="customDeductions"
          rename={renameCustomDeduction}
          remove={removeCustomDeduction}
        />
        <LineInput
          path={`${path}.total`}
          line={ownName || 'New line'}
          column="This period"
          workedOut={hasWorking ? period : undefined}
        />
        {isAuto ? (
          <YearToDate stub={stub} id={id} />
        ) : (
          <LineInput path={`${path}.ytd`} line={ownName || 'New line'} column="Year to date" />
        )}
        {isAuto && <PreTaxChoice path={path} line={ownName || 'New line'} />}
        <LineMessages path={path} />
      </li>
    );
  }
  if (!isAuto) {
    return (
      <li className={styles.row} data-path={path}>
        <DeductionName stub={stub} id={id} path={path} name={name} />
        <LineInput path={`${path}.total`} line={name} column="This period" />
        <LineInput path={`${path}.ytd`} line={name} column="Year to date" />
        <LineMessages path={path} />
      </li>
    );
  }
  if (hasWorking || isPending || (isTyped && ALWAYS_COMPUTED.has(id))) {
    return <ComputedRow stub={stub} id={id} path={path} name={name} />;
  }
  return (
    <li className={styles.row} data-path={path}>
      <DeductionName stub={stub} id={id} path={path} name={name} />
      <UncoveredTaxInput stub={stub} id={id} path={path} name={name} />
      <YearToDate stub={stub} id={id} />
      <LineMessages path={path} />
    </li>
  );
});

/** Taxes every employee pays: they keep their place while they cannot be calculated. */
const ALWAYS_COMPUTED: ReadonlySet<string> = new Set(['federal', 'fica', 'medicare']);

/** The name of a line of ours. One that the user added can be taken away again. */
function DeductionName({ stub, id, path, name }: Required<DeductionRowProps>) {
  const isStateOpen = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.stateIncomeTax !== 'none');
  const asked = useCalculation(({ result }) => {
    const coverage = result.document.stubs[stub]?.coverage;
    return coverage && openProgram(coverage)?.key;
  });
  const remove = useRemoveDeduction(stub, id, path, name);
  const isAsked = (id === 'state' && isStateOpen) || id === asked;
  if (ALWAYS_COMPUTED.has(id) || isAsked) return <span className={styles.name}>{name}</span>;
  return (
    <span className={styles.removable}>
      <span className={styles.name}>{name}</span>
      <RemoveButton line={name} onClick={remove} />
    </span>
  );
}

function ComputedRow({ stub, id, path, name }: Required<DeductionRowProps>) {
  const { store } = useBuilder();
  const isOpen = useBuilderState((state) => state.opened === path);
  const isTyped = useBuilderState((state) => {
    const line = readAt(state.draft, path) as { typed: boolean; ytdTyped: boolean } | undefined;
    return line?.typed === true || line?.ytdTyped === true;
  });
  const isSettled = useCalculation(({ result }) => isTyped || result.document.stubs[stub]?.settled.taxes === true);
  const period = useCalculation(({ result }) => lineOf(result, stub, id)?.period);
  const yearToDate = useCalculation(({ result }) => lineOf(result, stub, id)?.yearToDate);
  const key = useCalculation(({ result }) => lineOf(result, stub, id)?.key);
  return (
    <li className={isOpen ? `${styles.row} ${styles.open}` : styles.row} data-path={path}>
      <button
        type="button"
        className={styles.computed}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${path}-panel` : undefined}
        onClick={() => setState(store, { opened: isOpen ? undefined : path, marked: path })}
      >
        <span className={styles.name}>
          {name}
          {isTyped && <span className={styles.tag}> entered by you</span>} <span className={styles.ask}>Why?</span>
        </span>
        <span>
          <VisuallyHidden>this period </VisuallyHidden>
          <Figure amount={isSettled ? period : undefined} />
        </span>
        <span className={styles.yearToDate}>
          <VisuallyHidden>year to date </VisuallyHidden>
          <Figure amount={isSettled ? yearToDate : undefined} />
        </span>
      </button>
      <LineMessages path={path} />
      {isOpen && (
        <div className={explanationStyles.why} id={`${path}-panel`}>
          <Explanation stub={stub} id={id} />
          <TypedFigures
            path={path}
            name={name}
            computed={{ lines: 'deductions', stub, id }}
            set={(typed) =>
              editDraft(store, (draft) => setDeductionTyped(withLineOf(draft, stub, key), stub, id, typed))
            }
          />
        </div>
      )}
    </li>
  );
}

/** A tax without a key of ours has a line in the draft only once it is typed over. */
function withLineOf(draft: PayStubDraft, stub: number, key = ''): PayStubDraft {
  return isNamedKey(key) ? addNamedLine(draft, stub, key) : draft;
}

function YearToDate({ stub, id }: { stub: number; id: string }) {
  const yearToDate = useCalculation(({ result }) => lineOf(result, stub, id)?.yearToDate);
  return (
    <span className={styles.yearToDate}>
      <span className={styles.cellLabel} aria-hidden="true">
        Year to date
      </span>
      <Figure amount={yearToDate} />
    </span>
  );
}

function lineOf(result: PayStubResult, stub: number, id: string): DeductionLine | undefined {
  return result.document.stubs[stub]?.deductions.find((line) => line.id === id);
}
