import type { StateCode } from '@paperwage/values';
import type { StateElections } from './elections.ts';
import type { PlaceRole } from '../places/find-places.ts';
import type { CertificateQuestion, StateCertificate } from '../rules/certificates/certificate-rules.ts';

/** A certificate, with those of its questions that count. */
export interface AskedCertificate {
  readonly certificate: StateCertificate;
  readonly questions: readonly CertificateQuestion[];
}

export type PlaceElection = Extract<keyof StateElections, 'locality' | 'workLocality' | 'schoolDistrict' | 'county'>;

/** A place that local taxes hang on: where to look it up, and whether it is that of the home or of the work. */
export interface AskedPlace {
  readonly election: PlaceElection;
  readonly of: 'home' | 'work';
  readonly role: PlaceRole;
  readonly state: StateCode;
}

/** What is worth asking of an employee, beside Form W-4. */
export interface EmployeeQuestions {
  readonly certificates: readonly AskedCertificate[];
  readonly places: readonly AskedPlace[];
}
