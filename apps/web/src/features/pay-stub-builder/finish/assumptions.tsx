import {
  confirmCertificates,
  confirmDates,
  confirmFrequency,
  frequencyInSentence,
  setElection,
  unansweredCertificates,
} from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { EmployeeQuestions } from '@paperwage/payroll';
import { formatUsDate, parseCalendarDate, STATE_NAMES } from '@paperwage/values';
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
  const certificates = useBuilderState(({ draft }) =>
    certificatesSentence(unansweredCertificates(draft, asked), asked),
  );
  const dates = useBuilderState(({ draft }) => datesSentence(draft));
  const frequency = useBuilderState(({ draft }) => frequencySentence(draft));
  const form = useBuilderState(({ draft }) => reciprocitySentence(draft, asked));
  return (
    <>
      {frequency !== undefined && (
        <Assumption sentence={frequency} path="oftenPaid" confirm={confirmFrequency} confirmLabel="That’s right" />
      )}
      {dates !== undefined && (
        <Assumption
          sentence={dates}
          path="items.0.payPeriod.from"
          confirm={confirmDates}
          confirmLabel="Use these dates"
        />
      )}
      {form !== undefined && (
        <Assumption
          sentence={form}
          path="elections.reciprocityFormOnFile"
          confirm={(draft) => setElection(draft, 'reciprocityFormOnFile', 'yes')}
          confirmLabel="It’s on file"
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

/** `Assumes Form REV-419 is on file, so no Pennsylvania income tax.` */
function reciprocitySentence(draft: PayStubDraft, asked: EmployeeQuestions | undefined): string | undefined {
  const isOpen = draft.autoCalculator === 'true' && draft.elections.reciprocityFormOnFile === '';
  if (!isOpen || draft.employmentType === 'contractor' || !asked?.reciprocity) return undefined;
  const { form, work } = asked.reciprocity;
  return `Assumes ${form} is on file, so no ${STATE_NAMES[work]} income tax.`;
}

/** `No Form W-4: taxed as single, no dependents. No IT 4: no exemptions.` */
function certificatesSentence(forms: readonly string[], asked: EmployeeQuestions | undefined): string | undefined {
  if (forms.length === 0) return undefined;
  return forms.map((form) => `No ${form}: ${effectOf(form, asked)}.`).join(' ');
}

/** What follows from a form of which nothing is on file: what is assumed of its questions, in their words. */
function effectOf(form: string, asked: EmployeeQuestions | undefined): string {
  if (form === 'Form W-4') return 'taxed as single, no dependents';
  const of = asked?.certificates.find(({ certificate }) => form.endsWith(certificate.form));
  const questions = of?.questions ?? [];
  const main =
    questions.find(({ answer }) => answer === 'count') ??
    questions.find(({ answer }) => answer === 'choice' || answer === 'rate');
  if (main?.answer === 'count') {
    const whole = /With all of the form blank, ([^.]+)/.exec(main.otherwise)?.[1];
    if (whole !== undefined) return whole;
    const noun = /exemption|dependent/i.exec(main.label)?.[0].toLowerCase() ?? 'allowance';
    return main.default === 0 ? `no ${noun}s` : `${main.default} ${noun}`;
  }
  if (main === undefined) return 'nothing claimed';
  const said = /^Without a form, (.+?)\. /.exec(main.otherwise)?.[1] ?? main.otherwise.replace(/\.$/, '');
  return /^We /.test(said) ? `we ${said.slice(3)}` : said;
}

/** `Assumes monthly pay.` */
function frequencySentence({ untypedFrequency, oftenPaid }: PayStubDraft): string | undefined {
  return untypedFrequency ? `Assumes ${frequencyInSentence(oftenPaid)} pay.` : undefined;
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
