import {
  assumedEarlierPaychecks,
  confirmEarlierPaychecks,
  countPaychecks,
  EARLIER_PAYCHECKS,
  firstPaycheckAnswer,
  paycheckName,
  periodsBeforeStubs,
  setEarlierPaychecks,
  setFirstPaycheck,
  setPrevYtd,
} from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { CountField } from '../../builder/fields/count-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useFieldError } from '../../builder/fields/use-field.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** What was paid this year before these stubs, on which their year to date rests. */
export function FirstPaycheck() {
  const { store } = useBuilder();
  const draft = useBuilderState((state) => state.draft);
  const error = useFieldError(EARLIER_PAYCHECKS);
  const assumed = assumedEarlierPaychecks(draft);
  const isUnconfirmed =
    assumed > 0 && draft.confirmedEarlierPeriods !== undefined && assumed !== draft.confirmedEarlierPeriods;
  const passed = periodsBeforeStubs({ ...draft, hiredInPast52Weeks: 'false' });
  const answer = firstPaycheckAnswer(draft);
  if (passed === 0 && answer !== 'no') return null;
  const name = paycheckName(draft);
  const isOne = draft.items.length === 1;
  const isTotalsGiven = draft.prevYtd === 'true';
  return (
    <>
      <SegmentedField
        id={EARLIER_PAYCHECKS}
        label={`First ${name}${isOne ? '' : 's'} this year?`}
        value={answer ?? ''}
        options={ANSWERS}
        help={answer === 'yes' ? 'Year to date starts with this pay.' : 'Year to date depends on this.'}
        error={error}
        onChange={(value) => editDraft(store, (was) => setFirstPaycheck(was, value === 'yes'))}
      />
      {answer === 'no' && (
        <div className={`${styles.pair} ${styles.stack}`}>
          {!isTotalsGiven && (
            <CountField
              id="earlierPaychecks"
              label={`${name === 'payment' ? 'Payments' : 'Paychecks'} before ${isOne ? 'this one' : 'these'}`}
              value={periodsBeforeStubs(draft)}
              most={passed}
              help="This year only. We assume they were equal to this pay."
              onChange={(count) => editDraft(store, (was) => setEarlierPaychecks(was, count))}
            />
          )}
          {isUnconfirmed && (
            <div>
              {error === undefined && (
                <p className={styles.note}>Assumes {countPaychecks(assumed, draft)} so far this year.</p>
              )}
              <Button onClick={() => keepFocus(() => editDraft(store, confirmEarlierPaychecks), '#earlierPaychecks')}>
                Confirm
              </Button>
            </div>
          )}
          <CheckField
            id="prevYtd"
            label="I have the year-to-date totals"
            help={isTotalsGiven ? 'Enter them in the Earnings step.' : undefined}
            checked={isTotalsGiven}
            onChange={(checked) => editDraft(store, (was) => setPrevYtd(was, checked))}
          />
        </div>
      )}
    </>
  );
}
