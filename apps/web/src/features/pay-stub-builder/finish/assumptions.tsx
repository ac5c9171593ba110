import {
  assumedHours,
  assumptionsOf,
  confirmCertificates,
  confirmDates,
  confirmFrequency,
  confirmMostAllowed,
  fillHoursWorked,
  setElection,
} from '@paperwage/documents/pay-stub';
import type { Assumption, PayStubDraft, PayStubDocument } from '@paperwage/documents/pay-stub';
import { formatPieces, formatQuantity } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import styles from '../../builder/finish/finish-step.module.css';
import { editDraft } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useAsked } from '../state/use-asked.ts';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';
import ownStyles from './assumptions.module.css';

interface Confirmation {
  readonly label: string;
  readonly confirm: (draft: PayStubDraft) => PayStubDraft;
}

const CONFIRMATIONS: Readonly<Record<Exclude<Assumption['about'], 'hours'>, Confirmation>> = {
  maximum: { label: 'That’s right', confirm: confirmMostAllowed },
  frequency: { label: 'That’s right', confirm: confirmFrequency },
  dates: { label: 'Use these dates', confirm: confirmDates },
  reciprocity: { label: 'It’s on file', confirm: (draft) => setElection(draft, 'reciprocityFormOnFile', 'yes') },
  certificates: { label: 'That’s right', confirm: confirmCertificates },
};

/** What stands on the paper that nobody typed or confirmed, each with the ways to change and to confirm it. */
export function Assumptions() {
  const asked = useAsked();
  const draft = useBuilderState((state) => state.draft);
  const stubs = useCalculation(({ result }) => result.document.stubs);
  return assumptionsOf(draft, asked, stubs).map((assumption) => {
    const { about } = assumption;
    const confirmation = about === 'hours' ? hoursConfirmation(draft, stubs) : CONFIRMATIONS[about];
    return <Row key={about} {...assumption} confirmation={confirmation} />;
  });
}

/** The hours of a salary can be taken as they are assumed; those of hourly pay belong to its lines. */
function hoursConfirmation(draft: PayStubDraft, stubs: PayStubDocument['stubs']): Confirmation | undefined {
  const hours = assumedHours(draft, stubs)?.hours;
  if (hours === undefined || draft.paymentType !== 'salary') return undefined;
  const confirm = (current: PayStubDraft) => fillHoursWorked(current, formatQuantity(hours));
  return { label: `Use ${formatPieces(hours)} hours`, confirm };
}

function Row({ sentence, path, confirmation }: Assumption & { confirmation: Confirmation | undefined }) {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  return (
    <p className={`${styles.note} ${ownStyles.row}`}>
      <span>{sentence}</span>
      <Button look="text" onClick={() => goToPath(path)}>
        Change
      </Button>
      {confirmation && (
        <Button look="text" onClick={() => keepFocus(() => editDraft(store, confirmation.confirm), '#review-heading')}>
          {confirmation.label}
        </Button>
      )}
    </p>
  );
}
