import { changeStubCount, maxStubCount, removeStub } from '@paperwage/documents/pay-stub';
import { formatShortDate, parseCalendarDate } from '@paperwage/values';
import { useCallback } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { tabId, Tabs } from '../../../ui/tabs.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { editDraft, showToast, setState } from '../../builder/store/edits.ts';
import { changeStubs } from '../store/change-stubs.ts';
import { CalculationStatus } from './calculation-status.tsx';
import { DeductionLines } from './deduction-lines.tsx';
import { EarningLines } from './earning-lines.tsx';
import styles from './earnings-step.module.css';
import { useExplanations } from './rows/lazy-explanation.tsx';
import { StubTotalIssues } from './rows/stub-total-issues.tsx';
import { lazyPart } from '../../builder/frame/part-not-loaded.tsx';
import { YearToDateAssumption } from '../fields/year-to-date-assumption.tsx';
import { StubDates } from './stub-dates.tsx';

const PANEL = 'stub-panel';
/** More do not fit beside each other, and a strip that can be pushed looks as if it ended. */
const TABS_ON_A_PHONE = 3;
const ACTIVE_TAB = '[role=tab][aria-selected=true]';

const OtherItems = lazyPart(() => import('./other-items/other-items.tsx').then((code) => code.OtherItems));
const PreviousYearToDate = lazyPart(() =>
  import('./previous-year-to-date/previous-year-to-date.tsx').then((code) => code.PreviousYearToDate),
);

/** Step 4: the dates, earnings and deductions of each stub. */
export function EarningsStep() {
  const stub = useBuilderState((state) => state.stub);
  const isContractor = useBuilderState((state) => state.draft.employmentType === 'contractor');
  const isPreviousAsked = useBuilderState(({ draft }) => draft.prevYtd === 'true' && draft.autoCalculator === 'true');
  useExplanations();
  return (
    <>
      <StubTabs />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, stub)}>
        <StubDates key={`dates-${stub}`} stub={stub} />
        <EarningLines key={`earnings-${stub}`} stub={stub} />
        {isContractor ? (
          <p className={styles.note}>Contractors are paid in full. We withhold no taxes or deductions.</p>
        ) : (
          <>
            <div className={styles.standing}>
              <CalculationStatus />
            </div>
            <DeductionLines key={`deductions-${stub}`} stub={stub} />
            <OtherItems key={`other-${stub}`} stub={stub} />
          </>
        )}
        <YearToDateAssumption className={styles.note} />
        <StubTotalIssues stub={stub} />
        {isPreviousAsked && <PreviousYearToDate />}
      </div>
    </>
  );
}

function StubTabs() {
  const { store, context } = useBuilder();
  const stub = useBuilderState((state) => state.stub);
  const items = useBuilderState((state) => state.draft.items);
  const isFull = useBuilderState((state) => state.draft.items.length >= maxStubCount(state.draft));
  const wrong = useCalculation(({ errors }) =>
    [...errors.keys()].flatMap((path) => /^items\.(\d+)/.exec(path)?.[1] ?? []).join(),
  );
  const isChecked = useBuilderState((state) => state.checkedSteps.has('earnings'));
  const flagged = isChecked ? wrong.split(',') : [];
  const select = useCallback((index: number) => setState(store, { stub: index, opened: undefined }), [store]);
  const tabs = items.map((item, index) => {
    const date = parseCalendarDate(item.payDate);
    const label = date ? `Stub ${index + 1} · ${formatShortDate(date)}` : `Stub ${index + 1}`;
    return { id: item.itemId, label, flagged: flagged.includes(String(index)) };
  });
  const addStub = () => {
    editDraft(store, (draft) => changeStubCount(draft, draft.items.length + 1, context));
    const { items: now } = store.get().draft;
    if (now.length > items.length) showToast(store, addedSentence(now.length, now.at(-1)!.payDate));
  };
  const removeShown = () => changeStubs(store, (draft) => removeStub(draft, stub));
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Stubs"
        tabs={tabs}
        active={stub}
        onSelect={select}
        panelId={PANEL}
        {...(tabs.length > TABS_ON_A_PHONE && { className: styles.wide })}
      />
      {tabs.length > TABS_ON_A_PHONE && (
        <SelectField
          id="stub-shown"
          label={`Stub to show (${tabs.length} total)`}
          className={styles.narrow!}
          value={String(stub)}
          options={tabs.map(({ label, flagged }, index) => ({
            value: String(index),
            label: flagged ? `${label} (check)` : label,
          }))}
          onChange={(value) => select(Number(value))}
        />
      )}
      <div className={styles.tabActions}>
        {!isFull && (
          <Button look="text" onClick={() => keepFocus(addStub, ACTIVE_TAB)}>
            Add a stub
          </Button>
        )}
        {items.length > 1 && (
          <Button look="text" className={styles.remove} onClick={() => keepFocus(removeShown, ACTIVE_TAB)}>
            {removeLabel(items[stub]?.payDate, stub)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** `Stub 4, Oct 9, added.` */
function addedSentence(count: number, payDate: string): string {
  const date = parseCalendarDate(payDate);
  return date ? `Stub ${count}, ${formatShortDate(date)}, added.` : `Stub ${count} added.`;
}

/** The date tells the stubs apart better than their place does. */
function removeLabel(payDate: string | undefined, stub: number): string {
  const date = parseCalendarDate(payDate ?? '');
  return date ? `Remove ${formatShortDate(date)} stub` : `Remove stub ${stub + 1}`;
}
