import { say, strong } from './phrase.ts';
import type { Sentences } from './sentence-types.ts';

/** The wording of the steps that tell what the certificate of a state says, or that there is none. */
export const CERTIFICATE_SENTENCES = {
  exemptFromState: ({ state }) => [
    say`The certificate claims exemption from withholding for ${state}, so none is taken`,
  ],
  withoutStateCertificate: ({ state, filingStatus }) => [
    say`Withheld for ${state} as for ${filingStatus}, the filing status given, with nothing claimed on the state’s own certificate`,
  ],
  nothingClaimed: ({ state }) => [say`Nothing is claimed on the certificate of ${state}`],
  rateWithoutCertificate: ({ state, wages, rate, tax }) => [
    say`Without a certificate ${state} takes ${rate} of all wages: ${wages} × ${rate} = ${strong(tax)}`,
  ],
  allowancesNotAsked: ({ state, allowances }) => [
    say`The certificate of ${state} asks no allowances: those given (${allowances}) do not count here`,
  ],
  dependentsNotAsked: ({ state, dependents }) => [
    say`The certificate of ${state} asks no dependents: those given (${dependents}) do not count here`,
  ],
  filingStatusNotAsked: ({ state, filingStatus }) => [
    say`The certificate of ${state} asks no filing status: the one given (${filingStatus}) does not count here`,
  ],
  certificateTakenAsFiled: ({ state }) => [
    say`With such an entry the employee is taken to have filed the certificate of ${state}`,
  ],
} satisfies Partial<Sentences>;
