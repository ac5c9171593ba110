import type { StateCode } from '@paperwage/values';
import type { AskedPlace } from '../places/asked-place.ts';
import type { CertificateQuestion, StateCertificate } from '../rules/certificates/certificate-rules.ts';

/** A certificate, with its questions that count. */
export interface AskedCertificate {
  readonly certificate: StateCertificate;
  readonly questions: readonly CertificateQuestion[];
}

/** What is worth asking an employee in addition to Form W-4. */
export interface EmployeeQuestions {
  readonly certificates: readonly AskedCertificate[];
  readonly places: readonly AskedPlace[];
  /** The form that lets the work state leave its tax to the home state, if the two have an agreement. */
  readonly reciprocity?: { readonly form: string; readonly work: StateCode; readonly home: StateCode };
}
