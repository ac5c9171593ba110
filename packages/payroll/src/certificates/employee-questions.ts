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
}
