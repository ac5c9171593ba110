import { setElection } from '@paperwage/documents/pay-stub';
import type { HourlyRateQuestion, StateCertificate } from '@paperwage/payroll';
import { NO_PLACE, NOT_SURE } from '@paperwage/payroll';
import { STATE_NAMES } from '@paperwage/values';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { hoursFormat } from '../../builder/fields/formats.ts';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useFieldError } from '../../builder/fields/use-field.ts';
import { ERRORS_ID } from '../../builder/download/press-download.ts';
import { editDraft, showToast, touch } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

const WORKERS_COMP_PATH = 'elections.waWorkersCompensationRate';

const RATE = 'rate';
const ANSWERS = [
  { value: RATE, label: 'Rate per hour' },
  { value: NO_PLACE, label: 'Not withheld' },
  { value: NOT_SURE, label: 'Not sure' },
] as const;

/** Washington's workers' compensation: only the employer knows the rate, so it stays open until one of three is said. */
export function WorkersComp(props: { certificate: StateCertificate; question: HourlyRateQuestion }) {
  const { certificate, question } = props;
  const { election, label } = question;
  const { store } = useBuilder();
  const text = useBuilderState(({ draft }) => draft.elections[election].trim());
  const error = useFieldError(WORKERS_COMP_PATH);
  const [isRateAsked, setRateAsked] = useState(false);
  const given = text === NO_PLACE || text === NOT_SURE ? text : RATE;
  const answer = text === '' && !isRateAsked ? '' : given;
  const { source } = certificate;
  function choose(value: string) {
    setRateAsked(value === RATE);
    editDraft(store, (draft) => setElection(draft, election, value === RATE ? '' : value));
    if (value !== RATE) touch(store, WORKERS_COMP_PATH);
  }
  return (
    <div className={styles.group}>
      <h2>{STATE_NAMES[certificate.state]} workers’ comp</h2>
      <SegmentedField
        id={answer === RATE ? `${WORKERS_COMP_PATH}-answer` : WORKERS_COMP_PATH}
        label="How much do you withhold for workers’ comp (L&I)?"
        value={answer}
        options={ANSWERS}
        error={answer === RATE ? undefined : error}
        help={answer === NOT_SURE ? 'We leave it out until you enter the rate.' : HELP}
        onChange={choose}
      />
      {answer === RATE && (
        <DraftText
          path={WORKERS_COMP_PATH}
          label={label}
          help={
            source.url === null ? undefined : (
              <a href={source.url} target="_blank" rel="noreferrer">
                {source.publisher}
              </a>
            )
          }
          inputMode="decimal"
          format={hoursFormat}
          align="end"
          maxLength={24}
        />
      )}
    </div>
  );
}

const HELP = 'The employee’s share is on the employer’s rate notice.';

/** The answers that need no number, at the last step. */
export function WorkersCompAnswers() {
  const { store } = useBuilder();
  const answer = (value: string, said: string) =>
    keepFocus(
      () => {
        editDraft(store, (draft) => setElection(draft, 'waWorkersCompensationRate', value));
        showToast(store, `Workers’ comp: ${said}.`);
      },
      `#${ERRORS_ID}`,
      '#review-heading',
    );
  return (
    <>
      <Button onClick={() => answer(NO_PLACE, 'not withheld')}>Not withheld</Button>
      <Button onClick={() => answer(NOT_SURE, 'not sure')}>Not sure</Button>
    </>
  );
}
