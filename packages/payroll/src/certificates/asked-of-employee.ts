import type { StateCode } from '@paperwage/values';
import type { EmployeeQuestions, AskedPlace } from './employee-questions.ts';
import type { PayInput } from '../pay.ts';
import { placeNamed } from '../places/place-named.ts';
import { placeQuestions } from '../places/place-questions.ts';
import { PayProblem } from '../problems.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { certificateOn } from '../rule-book/rule-book.ts';
import type {
  CertificateElection,
  CertificateQuestion,
  StateCertificate,
} from '../rules/certificates/certificate-rules.ts';
import type { CoveredPlaces } from '../rules/places/place-rules.ts';
import { incomeTaxState } from '../taxes/income-tax-state.ts';

/** What hangs on the place of work, whichever state takes the income tax. */
const OF_WORK: ReadonlySet<CertificateElection> = new Set(['waWorkersCompensationRate', 'servicesTaxExempt']);

/** Work is done where no place taxes it: given as `workLocality`. */
export const NO_PLACE = 'none';

/**
 * What the states of an employee ask for withholding on a pay date: the certificate of the one that takes the income
 * tax, and the places whose taxes may be due. Nothing else that could be elected would change what is withheld.
 */
export function askedOfEmployee(
  input: Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'w4'>,
  rules: RuleBook,
): EmployeeQuestions {
  const taxedBy = incomeTaxState(input, rules).state;
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
    places: askedPlaces(input, taxedBy, rules),
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

/** Whether a question is asked beside a Form W-4 of this version. */
function isOfVersion(question: CertificateQuestion, { version }: PayInput['w4']): boolean {
  return version === '2019' || question.answer !== 'count' || question.onlyOldCertificates !== true;
}

/** Whoever lives in another state has no home in the one of the work: there the place of work alone counts. */
function askedPlaces(
  { state: work, residenceState: home }: Pick<PayInput, 'state' | 'residenceState'>,
  taxedBy: StateCode | undefined,
  rules: CoveredPlaces,
): AskedPlace[] {
  if (work === undefined || taxedBy === undefined) return [];
  const isHome = home === undefined || home === work;
  const ofWork = placeQuestions(work, rules);
  const ofHome = taxedBy === work ? ofWork : placeQuestions(taxedBy, rules);
  const isHomeCounty = ofHome.county === 'home' && (isHome || taxedBy === home);
  const places: AskedPlace[] = [];
  if (isHomeCounty) places.push({ election: 'county', of: 'home', role: 'county', state: taxedBy });
  if (ofWork.locality && ofWork.home && isHome) {
    places.push({ election: 'locality', of: 'home', role: 'locality', state: work });
  }
  if (ofWork.locality) places.push({ election: 'workLocality', of: 'work', role: 'locality', state: work });
  if ((ofWork.county === 'work' || (!isHome && ofWork.countyOfWorkToo)) && !isHomeCounty) {
    places.push({ election: 'county', of: 'work', role: 'county', state: work });
  }
  if (ofWork.schoolDistrict && isHome) {
    places.push({ election: 'schoolDistrict', of: 'home', role: 'schoolDistrict', state: work });
  }
  return places;
}

/** Why a place that somebody named cannot be calculated with, as a calculation would refuse it; undefined when it can. */
export function placeProblem(
  text: string,
  { election, role, state }: AskedPlace,
  payDate: PayInput['payDate'],
  rules: CoveredPlaces,
): PayProblem | undefined {
  if (election === 'workLocality' && text.trim().toLowerCase() === NO_PLACE) return undefined;
  try {
    placeNamed(text, state, payDate, rules, `elections.${election}`, role);
    return undefined;
  } catch (error) {
    if (error instanceof PayProblem) return error;
    throw error;
  }
}
