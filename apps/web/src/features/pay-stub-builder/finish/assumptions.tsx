import {
  assumptionsOf,
  confirmCertificates,
  confirmDates,
  confirmFrequency,
  setElection,
} from '@paperwage/documents/pay-stub';
import type { Assumption, PayStubDraft } from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import styles from '../../builder/finish/finish-step.module.css';
import { editDraft } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useAsked } from '../state/use-asked.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import ownStyles from './assumptions.module.css';

interface Confirmation {
  readonly label: string;
  readonly confirm: (draft: PayStubDraft) => PayStubDraft;
}

const CONFIRMATIONS: Readonly<Record<Assumption['about'], Confirmation>> = {
  frequency: { label: 'That’s right', confirm: confirmFrequency },
  dates: { label: 'Use these dates', confirm: confirmDates },
  reciprocity: { label: 'It’s on file', confirm: (draft) => setElection(draft, 'reciprocityFormOnFile', 'yes') },
  certificates: { label: 'That’s right', confirm: confirmCertificates },
};

/** What stands on the paper that nobody typed or confirmed, each with the ways to change and to confirm it. */
export function Assumptions() {
  const asked = useAsked();
  const draft = useBuilderState((state) => state.draft);
  return assumptionsOf(draft, asked).map((assumption) => <Row key={assumption.about} {...assumption} />);
}

function Row({ about, sentence, path }: Assumption) {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  const { label, confirm } = CONFIRMATIONS[about];
  return (
    <p className={`${styles.note} ${ownStyles.row}`}>
      <span>{sentence}</span>
      <Button look="text" onClick={() => goToPath(path)}>
        Change
      </Button>
      <Button look="text" onClick={() => keepFocus(() => editDraft(store, confirm), '#review-heading')}>
        {label}
      </Button>
    </p>
  );
}
