import { FILING_STATUS_NAMES } from '@paperwage/documents';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { ELECTION_FIELDS } from '@paperwage/documents/pay-stub';
import { isStateCode, STATE_NAMES } from '@paperwage/values';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from '../../builder/fields/fields.module.css';
import { LazyStateQuestions } from '../state/lazy-state-questions.tsx';
import { useAsked } from '../state/use-asked.ts';
import { useBuilderState, useCalculation } from '../store/builder.ts';
import { WithholdingCertificate } from './withholding-certificate.tsx';

/** What the employee claims on the federal and the state certificate, in a line that opens the questions. */
export function Withholding() {
  const federal = useBuilderState(({ draft }) => federalClaim(draft));
  const stub = useBuilderState((state) => state.stub);
  const isUntaxed = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.stateIncomeTax === 'none');
  const hasNoForm = useAsked()?.certificates.length === 0;
  const claim = useBuilderState(({ draft }) => stateClaim(draft, isUntaxed));
  const state = hasNoForm && !isUntaxed ? '' : claim;
  return (
    <div className={styles.group}>
      <h2>Tax withholding</h2>
      <Disclosure summary={[`Federal: ${federal}`, state].filter(Boolean).join(' · ')} hint="Change">
        <WithholdingCertificate />
        <LazyStateQuestions part="certificates" />
      </Disclosure>
    </div>
  );
}

/** `single, no dependents`. */
function federalClaim({ employeeInfo, w4 }: PayStubDraft): string {
  if (w4.exempt) return 'exempt';
  const status = w4.nonresidentAlien
    ? 'nonresident alien'
    : FILING_STATUS_NAMES[employeeInfo.maritalStatus].toLowerCase();
  if (w4.w4Version === '2019') return `${status}, ${w4.federalAllowances.trim() || '0'} allowances`;
  const amount = employeeInfo.dependentsAmount.trim();
  return `${status}, ${/^[0.,]*$/.test(amount) ? 'no dependents' : `$${amount} for dependents`}`;
}

/** What is asked apart from the certificate. */
const ASKED_APART: ReadonlySet<string> = new Set([
  'locality',
  'workLocality',
  'schoolDistrict',
  'county',
  'reciprocityFormOnFile',
  'waWorkersCompensationRate',
  'deEmployees',
]);

function stateClaim({ workState, residenceState, elections }: PayStubDraft, isUntaxed: boolean): string {
  const state = residenceState || workState;
  if (!isStateCode(state)) return '';
  if (isUntaxed) return `${STATE_NAMES[state]}: no income tax`;
  const claimed = ELECTION_FIELDS.some(
    (field) => !ASKED_APART.has(field) && !['', 'false'].includes(elections[field].trim()),
  );
  return `${STATE_NAMES[state]}: ${claimed ? 'as entered' : 'nothing entered'}`;
}
