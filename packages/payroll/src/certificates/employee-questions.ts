import type { StateCode } from '@paperwage/values';
import type { AskedPlace } from '../places/asked-place.ts';
import type { CertificateQuestion, StateCertificate } from '../rules/certificates/certificate-rules.ts';

/** A certificate, with those of its questions that count. */
export interface AskedCertificate {
  readonly certificate: StateCertificate;
  readonly questions: readonly CertificateQuestion[];
}

/** What is worth asking of an employee, beside Form W-4. */
export interface EmployeeQuestions {
  readonly certificates: readonly AskedCertificate[];
  readonly places: readonly AskedPlace[];
  /** The form by which the state of the work leaves its tax to the home state, where the two have an agreement. */
  readonly reciprocity?: { readonly form: string; readonly work: StateCode; readonly home: StateCode };
}
