import type { AdminIssuingStop } from '@paperwage/api-contract';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { fieldId } from '../../../call-form/form-context.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmInPlace } from '../../../ui/confirm-in-place.tsx';
import styles from './admin.module.css';
import { timeText } from './words.ts';

const LONGEST_REASON = 300;

interface IssuingStopProps {
  readonly userId: string;
  readonly stop: AdminIssuingStop | null;
  /** Called once it can issue again, where that is said elsewhere. */
  readonly onStarted?: () => void;
}

interface Changed {
  readonly stop: AdminIssuingStop | null;
  readonly text: string;
}

/** Stops an account from issuing documents, or says why it is stopped and lets it issue again. */
export function IssuingStop({ userId, stop: known, onStarted }: IssuingStopProps) {
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState<Changed>();
  const said = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stop = changed ? changed.stop : known;
  function show(next: Changed) {
    flushSync(() => {
      setAsking(false);
      setChanged(next);
    });
    said.current?.focus();
  }
  function cancel() {
    flushSync(() => setAsking(false));
    button.current?.focus();
  }
  return (
    <div className={styles.deed}>
      {changed && (
        <p ref={said} role="status" tabIndex={-1} className={styles.done}>
          {changed.text}
        </p>
      )}
      {stop && (
        <>
          <p>
            {stop.by} stopped this account from issuing, {timeText(stop.at)}.
          </p>
          <p className={styles.wrote}>{stop.reason}</p>
          <ConfirmInPlace
            label="Let it issue again"
            question="Let this account issue documents again? We email the owner."
            confirm="Let it issue"
            run={async () => {
              const answer = await callAsUser('POST /api/admin/accounts/:userId/start-issuing', { params: { userId } });
              if (!answer.ok) return answer.error.message;
              if (onStarted) onStarted();
              else show({ stop: null, text: 'This account can issue again. We emailed the owner.' });
              return undefined;
            }}
          />
        </>
      )}
      {!stop && isAsking && (
        <Reason
          userId={userId}
          onStopped={(now) => show({ stop: now, text: 'This account can’t issue now. We emailed the owner.' })}
          onCancel={cancel}
        />
      )}
      {!stop && !isAsking && (
        <Button ref={button} onClick={() => setAsking(true)}>
          Stop this account from issuing
        </Button>
      )}
    </div>
  );
}

interface ReasonProps {
  readonly userId: string;
  readonly onStopped: (stop: AdminIssuingStop) => void;
  readonly onCancel: () => void;
}

function Reason({ userId, onStopped, onCancel }: ReasonProps) {
  const id = useId();
  useEffect(() => document.getElementById(fieldId(id, 'reason'))?.focus(), [id]);
  return (
    <CallForm
      id={id}
      submit="Stop issuing"
      look="danger"
      send={({ reason = '' }) =>
        callAsUser('POST /api/admin/accounts/:userId/stop-issuing', { params: { userId }, body: { reason } })
      }
      onDone={onStopped}
      aside={
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Entry
        name="reason"
        label="Reason to stop it"
        maxLength={LONGEST_REASON}
        empty="Enter a reason. The owner of the account reads it."
        help="The owner gets it by email and sees it when they try to issue, along with where to appeal. Issued documents stay as they are."
      />
    </CallForm>
  );
}
