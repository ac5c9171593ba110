import type { ComputedField } from '@paperwage/documents/w2';
import { computeW2Box, isComputed, typeW2Box } from '@paperwage/documents/w2';
import { formatMoney } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import explanationStyles from '../../builder/explanation/explanation.module.css';
import { editDraft, editWithUndo, setState, touch } from '../../builder/store/edits.ts';
import { BoxRow } from '../../tax-form-builder/boxes/box-row.tsx';
import { spokenBox, useBoxName } from '../../tax-form-builder/boxes/box-name.ts';
import { AmountInput } from '../../tax-form-builder/boxes/money-input.tsx';
import styles from '../../tax-form-builder/boxes/boxes.module.css';
import { lazyPart } from '../../builder/frame/part-not-loaded.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { stubSource, stubsIn } from '../sum/stub-source.ts';

/** A calculated box: it says so, shows its calculation, and can be overridden and calculated again. */
export function ComputedBox({ path }: { path: ComputedField }) {
  const { store } = useBuilder();
  const box = useBoxName(path)!;
  const { amount, working, wages } = useCalculation(({ result }) => result.document.amounts[path]);
  const isWorkedOut = useBuilderState(({ draft }) => isComputed(draft, path));
  const text = useBuilderState(({ draft }) => draft[path]);
  const hasWorking = working !== undefined || wages !== undefined;
  const isOpen = useBuilderState((state) => state.opened === path) && isWorkedOut && hasWorking;
  const computed = amount === undefined ? '' : formatMoney(amount);
  function tidy() {
    editDraft(store, (draft) => {
      const tidied = moneyFormat(draft[path]);
      return isComputed(draft, path) || tidied === draft[path] ? draft : typedAs(draft, tidied);
    });
    touch(store, path);
  }
  const typedAs = (draft: Parameters<typeof typeW2Box>[0], typed: string) =>
    draft.autoCalculator === 'true' ? typeW2Box(draft, path, typed) : { ...draft, [path]: typed };
  return (
    <BoxRow
      path={path}
      number={box.number}
      caption={box.caption}
      isCalculated={isWorkedOut}
      note={<Origin path={path} isWorkedOut={isWorkedOut} hasWorking={hasWorking} isOpen={isOpen} />}
      below={
        isOpen && (
          <div className={`${explanationStyles.why} ${styles.why}`} id={`${path}-panel`}>
            <Explanation path={path} />
          </div>
        )
      }
    >
      <AmountInput
        path={path}
        name={spokenBox(box)}
        isCalculated={isWorkedOut}
        value={isWorkedOut ? computed : text}
        onChange={(typed) => editDraft(store, (draft) => typedAs(draft, typed))}
        onBlur={tidy}
      />
    </BoxRow>
  );
}

interface OriginProps {
  readonly path: ComputedField;
  readonly isWorkedOut: boolean;
  readonly hasWorking: boolean;
  readonly isOpen: boolean;
}

/** Taxes depend on each paycheck: what a year’s pay comes to is an estimate of them. */
const ESTIMATED: ReadonlySet<ComputedField> = new Set([
  'federalIncomeTax',
  'socialSecurityTax',
  'medicareTax',
  'stateIncomeTax',
]);

/** Whether a figure is calculated or typed, with the way to its working or back to it. */
function Origin({ path, isWorkedOut, hasWorking, isOpen }: OriginProps) {
  const { store } = useBuilder();
  const box = useBoxName(path)!;
  const isAuto = useBuilderState(({ draft }) => draft.autoCalculator === 'true');
  const isThere = useCalculation(({ result }) => result.document.amounts[path].amount !== undefined);
  const stubs = useBuilderState((state) => stubsIn(state, [path]));
  if (!isAuto) return null;
  if (!isWorkedOut) {
    const typed = store.get().draft[path];
    const again = () =>
      editWithUndo(
        store,
        `Box ${box.number} is calculated again.`,
        (draft) => computeW2Box(draft, path),
        (draft) => typeW2Box(draft, path, typed),
      );
    return (
      <p key="typed" className={styles.note}>
        <span className={styles.typed}>{stubs === 0 ? 'entered by you' : stubSource(stubs)}</span>
        <Button
          look="text"
          aria-label={`Box ${box.number}: calculate again`}
          onClick={() => keepFocus(again, `[id="${path}"]`)}
        >
          Calculate again
        </Button>
      </p>
    );
  }
  return (
    <p key="worked-out" className={styles.note}>
      <span>{isThere ? (ESTIMATED.has(path) ? 'estimated' : 'calculated') : 'left blank'}</span>
      {hasWorking && (
        <Button
          look="text"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${path}-panel` : undefined}
          aria-label={`Box ${box.number}: why?`}
          onClick={() => setState(store, { opened: isOpen ? undefined : path, marked: path })}
        >
          Why?
        </Button>
      )}
    </p>
  );
}

/** How a box's figure was calculated; the sentences are in a separate chunk, which the first visit does not load. */
const Explanation = lazyPart(() => import('./explanation.tsx').then((code) => code.Explanation));
