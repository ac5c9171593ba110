import type { StateCode } from '@paperwage/values';
import type { EmployeeQuestions } from '../rule-book/employee-questions.ts';
import type { AskedPlace } from '../places/asked-place.ts';
import type { PayInput } from '../pay.ts';
import { askedPlaces } from '../places/asked-places.ts';
import { owesAnyCounty } from '../places/county-of.ts';
import { readPlaceAnswer } from '../places/place-answers.ts';
import { placeNamed } from '../places/place-named.ts';
import { PayProblem } from '../problems.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { certificateOn } from '../rule-book/rule-book.ts';
import type {
  CertificateElection,
  CertificateQuestion,
  StateCertificate,
} from '../rules/certificates/certificate-rules.ts';
import type { CoveredPlaces } from '../rules/places/place-rules.ts';
import { incomeTaxState, reciprocityOf } from '../rule-book/income-tax-state.ts';

/** What depends on the place of work, whichever state takes the income tax. */
const OF_WORK: ReadonlySet<CertificateElection> = new Set([
  'waWorkersCompensationRate',
  'deEmployees',
  'servicesTaxExempt',
]);

/**
 * What an employee's states ask for withholding on a pay date: the certificate of the state that takes the income tax,
 * and the places whose taxes may be due. No other election would change what is withheld.
 */
export function askedOfEmployee(
  input: Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'w4' | 'elections'>,
  rules: RuleBook,
): EmployeeQuestions {
  const taxedBy = incomeTaxState(input, rules).state;
  const { state: work, residenceState: home, payDate } = input;
  const agreement = work && home ? reciprocityOf(work, home, payDate, rules) : undefined;
  const asked = (state: StateCode | undefined, counts: (question: CertificateQuestion) => boolean) => {
    const certificate = certificateOn(state, input.payDate, rules);
    const questions = certificate?.questions.filter(counts) ?? [];
    return certificate && questions.length > 0 ? [{ certificate, questions }] : [];
  };
  const isTimely = (question: CertificateQuestion) => isOfVersion(question, input.w4);
  const isOfWork = ({ election }: CertificateQuestion) => OF_WORK.has(election);
  return {
    certificates:
      taxedBy === input.state
        ? asked(input.state, isTimely)
        : [...asked(taxedBy, (question) => isTimely(question) && !isOfWork(question)), ...asked(input.state, isOfWork)],
    places: askedPlaces(input, taxedBy),
    ...(agreement && work && home && { reciprocity: { form: agreement.certificate, work, home } }),
  };
}

/** Whether an entry counts for the tax that a certificate is filed for: it is asked, or another answer says the same. */
export function isAskedFor(
  election: CertificateElection,
  { questions, countsToo = [] }: StateCertificate,
  w4: PayInput['w4'],
): boolean {
  const isAsked = questions.some((question) => question.election === election && isOfVersion(question, w4));
  return isAsked || countsToo.includes(election);
}

/** Whether a question is asked along with a Form W-4 of this version. */
function isOfVersion(question: CertificateQuestion, { version }: PayInput['w4']): boolean {
  return version === '2019' || question.answer !== 'count' || question.onlyOldCertificates !== true;
}

/** Why a named place can't be used, as a calculation would refuse it; undefined if it can. */
export function placeProblem(
  text: string,
  { election, role, state }: AskedPlace,
  payDate: PayInput['payDate'],
  rules: CoveredPlaces,
): PayProblem | undefined {
  const { kind } = readPlaceAnswer(text);
  const isRefused = kind === 'noTax' && role === 'county' && owesAnyCounty(state, rules);
  if (kind !== 'named' && !isRefused) return undefined;
  try {
    placeNamed(text, state, payDate, rules, `elections.${election}`, role);
    return undefined;
  } catch (error) {
    if (error instanceof PayProblem) return error;
    throw error;
  }
}
