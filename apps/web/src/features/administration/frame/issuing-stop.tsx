import type { AdminIssuingStop } from '@paperwage/api-contract';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { fieldId } from '../../../call-form/form-context.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmInPlace } from '../../../ui/confirm-in-place.tsx';
import styles from '../admin.module.css';
import { timeText } from './words.ts';

const LONGEST_REASON = 300;

interface IssuingStopProps {
  readonly userId: string;
  readonly stop: AdminIssuingStop | null;
}

/** Stops an account from issuing documents, or says why it is stopped and lets it issue again. */
export function IssuingStop({ userId, stop }: IssuingStopProps) {
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const said = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  function tell(text: string) {
    flushSync(() => setOutcome(text));
    said.current?.focus();
  }
  function cancel() {
    flushSync(() => setAsking(false));
    button.current?.focus();
  }
  if (outcome !== undefined) {
    return (
      <p ref={said} role="status" tabIndex={-1} className={styles.done}>
        {outcome}
      </p>
    );
  }
  if (stop) {
    return (
      <div className={styles.deed}>
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
            tell('This account can issue again. We emailed the owner.');
            return undefined;
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.deed}>
      {isAsking ? (
        <Reason
          userId={userId}
          onStopped={() =>
            tell('This account can’t issue now. We emailed the owner. To let it issue again, reload this page.')
          }
          onCancel={cancel}
        />
      ) : (
        <Button ref={button} onClick={() => setAsking(true)}>
          Stop this account from issuing
        </Button>
      )}
    </div>
  );
}

interface ReasonProps {
  readonly userId: string;
  readonly onStopped: () => void;
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
