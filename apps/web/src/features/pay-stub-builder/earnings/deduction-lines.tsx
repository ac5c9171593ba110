import type { DeductionKey, KnownDeduction, PayStubDraft, PayStubResult } from '@paperwage/documents/pay-stub';
import {
  addCustomDeduction,
  canAddCustomLine,
  DEDUCTION_ORDER,
  deductionName,
  isNamedKey,
  KNOWN_DEDUCTIONS,
  namedLineId,
  namedLineName,
  openProgram,
  taxesOfStub,
} from '@paperwage/documents/pay-stub';
import { formatMoney, isStateCode } from '@paperwage/values';
import { memo } from 'react';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { editDraft, setState } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { AddLine } from './add-line.tsx';
import { CoverageNote } from './rows/coverage-note.tsx';
import { DeductionRow } from './rows/deduction-row.tsx';
import foldStyles from './fold.module.css';
import styles from './rows/lines.module.css';

/** Keys of taxes without one of ours hold names, in which there may be commas. */
const BETWEEN_KEYS = '\n';

/** What is taken off on a stub, line by line. */
export const DeductionLines = memo(function DeductionLines({ stub }: { stub: number }) {
  const asked = useBuilderState((state) => state.shownLines);
  const { book } = useStored(useBuilder().rules);
  const taxedBy = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.incomeTaxState);
  const hasStateTax = useBuilderState(({ draft }) => taxesOfStub(draft, stub, taxedBy, book).includes('state'));
  const draftLines = useBuilderState((state) => typedKeys(state.draft, stub, hasStateTax).join(BETWEEN_KEYS));
  const computedKeys = useCalculation(({ result }) => keysIn(result, stub, hasStateTax));
  const customIds = useBuilderState((state) => state.draft.items[stub]!.customDeductions.map(({ id }) => id).join());
  const state = useBuilderState(({ draft }) => (isStateCode(draft.workState) ? draft.workState : undefined));
  const present = [...computedKeys.split(BETWEEN_KEYS), ...draftLines.split(BETWEEN_KEYS)];
  const keys = DEDUCTION_ORDER.filter((key) => present.includes(key) || asked.has(`deduction ${key}`));
  const named = [...new Set(present)].filter(isNamedKey);
  const isUnfolded = useBuilderState((typed) => typed.deductionsUnfolded);
  const place = `items.${stub}`;
  return (
    <section
      className={[styles.lines, styles.deductions, isUnfolded ? '' : styles.folded].join(' ')}
      aria-labelledby="deductions-heading"
    >
      <Fold stub={stub} isUnfolded={isUnfolded} />
      <div className={styles.table}>
        <div className={styles.head}>
          <h2 id="deductions-heading">Taxes and deductions</h2>
          <span aria-hidden="true">This period</span>
          <span aria-hidden="true">Year to date</span>
        </div>
        <ul className={styles.list}>
          {keys.map((key) => (
            <DeductionRow
              key={key}
              stub={stub}
              id={key}
              path={`${place}.deductions.${key}`}
              name={deductionName(key, state, taxedBy)}
            />
          ))}
          {named.map((key) => (
            <DeductionRow
              key={key}
              stub={stub}
              id={namedLineId(key)}
              path={`${place}.deductions.${namedLineId(key)}`}
              name={namedLineName(key)}
            />
          ))}
          {customIds !== '' &&
            customIds
              .split(',')
              .map((id) => <DeductionRow key={id} stub={stub} id={id} path={`${place}.customDeductions.${id}`} />)}
        </ul>
      </div>
      <CoverageNote stub={stub} />
      <AddDeduction stub={stub} shown={keys} />
    </section>
  );
});

/** On a phone the section is one line with its sum until it is opened; wider screens do not show the button. */
function Fold({ stub, isUnfolded }: { stub: number; isUnfolded: boolean }) {
  const { store } = useBuilder();
  const total = useCalculation(({ result }) => {
    const shown = result.document.stubs[stub];
    return shown?.settled.net.period ? shown.deductionTotal.period : undefined;
  });
  return (
    <button
      type="button"
      className={foldStyles.fold}
      aria-expanded={isUnfolded}
      onClick={() => setState(store, { deductionsUnfolded: !isUnfolded })}
    >
      <span>Taxes and deductions</span>
      <b>{total === undefined ? '–' : formatMoney(total)}</b>
    </button>
  );
}

function AddDeduction({ stub, shown }: { stub: number; shown: readonly DeductionKey[] }) {
  const { store, rules, context } = useBuilder();
  const goToPath = useGoToPath();
  const canAddCustom = useBuilderState((state) => canAddCustomLine(state.draft, 'customDeductions'));
  const state = useBuilderState(({ draft }) => (isStateCode(draft.workState) ? draft.workState : undefined));
  const taxedBy = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.incomeTaxState);
  const { book } = useStored(rules);
  const due = useBuilderState(({ draft }) => taxesOfStub(draft, stub, taxedBy, book).join()).split(
    ',',
  ) as DeductionKey[];
  const names = useBuilderState(({ draft }) => namesIn(draft, stub)).split(BETWEEN_KEYS);
  const known = canAddCustom ? KNOWN_DEDUCTIONS.filter(({ name }) => !names.includes(name.toLowerCase())) : [];
  const taxes = due.filter((key) => !shown.includes(key));
  const options = [
    ...known.map(({ name }) => ({ id: name, label: name })),
    ...taxes.map((key) => ({ id: key, label: deductionName(key, state, taxedBy) })),
  ];
  function add(id: string) {
    const chosen = known.find(({ name }) => name === id);
    if (chosen) {
      addOwn(chosen, 'total');
      return;
    }
    setState(store, { shownLines: new Set(store.get().shownLines).add(`deduction ${id}`) });
    goToPath(`items.${stub}.deductions.${id}`);
  }
  function addOwn(named: KnownDeduction, field: 'name' | 'total') {
    editDraft(store, (draft) => addCustomDeduction(draft, named, context));
    const added = store.get().draft.items[stub]!.customDeductions.at(-1);
    if (added) goToPath(`items.${stub}.customDeductions.${added.id}.${field}`);
  }
  return (
    <AddLine
      label="Add deduction"
      options={options}
      onAdd={add}
      custom="Custom line"
      onAddCustom={canAddCustom ? () => addOwn({ name: '' }, 'name') : undefined}
    />
  );
}

/** Names of the lines of the user's own, as they are compared. */
function namesIn(draft: PayStubDraft, stub: number): string {
  return draft.items[stub]!.customDeductions.map(({ name }) => name.trim().toLowerCase()).join(BETWEEN_KEYS);
}

/** Lines the user gave a figure, and with auto-calculation off those that everybody in the state has. */
function typedKeys(draft: PayStubDraft, stub: number, hasStateTax: boolean): string[] {
  const isManual = draft.autoCalculator === 'false';
  const isAlways = (key: string) => ALWAYS.has(key) || (key === 'state' && hasStateTax);
  return draft.items[stub]!.deductions.filter(
    (line) => line.typed || line.ytdTyped || (isManual && (isAlways(line.key) || !isNothing(line.total))),
  ).map(({ key }) => key);
}

/** Lines of the paper, and those that will be once the calculation can be made or the state's tax is typed. */
function keysIn({ document }: PayStubResult, stub: number, hasStateTax: boolean): string {
  const shown = document.stubs[stub];
  const onPaper = shown?.deductions.map(({ key }) => key) ?? [];
  const isStateOpen = shown?.coverage === undefined ? hasStateTax : shown.coverage.stateIncomeTax === 'missing';
  const program = shown?.coverage && openProgram(shown.coverage);
  const open = [...(isStateOpen ? ['state'] : []), ...(program ? [program.key] : [])];
  return [...onPaper, 'federal', 'fica', 'medicare', ...open].join(BETWEEN_KEYS);
}

const ALWAYS: ReadonlySet<string> = new Set(['federal', 'fica', 'medicare']);

function isNothing(text: string): boolean {
  return /^[\s0.,]*$/.test(text);
}
