import { confirmCertificates, confirmDates, unansweredCertificates } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { formatUsDate, parseCalendarDate } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import styles from '../../builder/finish/finish-step.module.css';
import { editDraft } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useAsked } from '../state/use-asked.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import ownStyles from './assumptions.module.css';

/** What stands on the paper that nobody typed or confirmed, each with the ways to change and to confirm it. */
export function Assumptions() {
  const asked = useAsked();
  const certificates = useBuilderState(({ draft }) => certificatesSentence(unansweredCertificates(draft, asked)));
  const dates = useBuilderState(({ draft }) => datesSentence(draft));
  return (
    <>
      {dates !== undefined && (
        <Assumption
          sentence={dates}
          path="items.0.payPeriod.from"
          confirm={confirmDates}
          confirmLabel="Use these dates"
        />
      )}
      {certificates !== undefined && (
        <Assumption
          sentence={certificates}
          path="employeeInfo.maritalStatus"
          confirm={confirmCertificates}
          confirmLabel="That’s right"
        />
      )}
    </>
  );
}

interface AssumptionProps {
  readonly sentence: string;
  /** Where it is changed. */
  readonly path: string;
  readonly confirm: (draft: PayStubDraft) => PayStubDraft;
  readonly confirmLabel: string;
}

function Assumption({ sentence, path, confirm, confirmLabel }: AssumptionProps) {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  return (
    <p className={`${styles.note} ${ownStyles.row}`}>
      <span>{sentence}</span>
      <Button look="text" onClick={() => goToPath(path)}>
        Change
      </Button>
      <Button look="text" onClick={() => keepFocus(() => editDraft(store, confirm), '#review-heading')}>
        {confirmLabel}
      </Button>
    </p>
  );
}

/** `Assumes no Form W-4 and no IT 4 on file: single, no dependents.` */
function certificatesSentence(forms: readonly string[]): string | undefined {
  if (forms.length === 0) return undefined;
  const list = new Intl.ListFormat('en-US').format(forms.map((form) => `no ${form}`));
  return `Assumes ${list} on file${forms[0] === 'Form W-4' ? ': single, no dependents.' : '.'}`;
}

/** `Assumes the pay period 11/01/2026 to 11/30/2026 and pay date 11/30/2026.` */
function datesSentence({ untypedDates, items }: PayStubDraft): string | undefined {
  if (!untypedDates) return undefined;
  const { payPeriod, payDate } = items[0]!;
  const [from, to, paid] = [payPeriod.from, payPeriod.to, payDate].map((text) => {
    const date = parseCalendarDate(text);
    return date && formatUsDate(date);
  });
  if (!from || !to || !paid) return undefined;
  const whose = items.length === 1 ? 'Assumes' : 'The newest stub assumes';
  return `${whose} the pay period ${from} to ${to} and pay date ${paid}.`;
}
