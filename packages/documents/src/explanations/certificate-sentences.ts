import { say, strong } from './phrase.ts';
import type { Sentences } from './sentence-types.ts';

/** The wording of steps about what the state's certificate says, or that there is none. */
export const CERTIFICATE_SENTENCES = {
  exemptFromState: ({ state }) => [
    say`The certificate claims exemption from ${state} withholding, so nothing is withheld`,
  ],
  withoutStateCertificate: ({ state, filingStatus }) => [
    say`No ${state} certificate is entered, so we withhold as ${filingStatus}`,
  ],
  nothingClaimed: ({ state }) => [say`No ${state} certificate is entered`],
  rateWithoutCertificate: ({ state, wages, rate, tax }) => [
    say`Without a certificate, ${state} takes ${rate} of all wages: ${wages} × ${rate} = ${strong(tax)}`,
  ],
  allowancesNotAsked: ({ state, allowances }) => [
    say`The ${state} certificate has no allowances, so the ${allowances} entered don’t count here`,
  ],
  dependentsNotAsked: ({ state, dependents }) => [
    say`The ${state} certificate has no dependents, so the ${dependents} entered don’t count here`,
  ],
  filingStatusNotAsked: ({ state, filingStatus }) => [
    say`The ${state} certificate has no filing status, so ${filingStatus} doesn’t count here`,
  ],
  certificateTakenAsFiled: ({ state }) => [
    say`With this answer, we assume the employee filed the ${state} certificate`,
  ],
} satisfies Partial<Sentences>;
