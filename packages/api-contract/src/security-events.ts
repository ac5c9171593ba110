/** What the trail of an account knows: what was done to the ways in, and to all of its data. */
export const SECURITY_EVENT_KINDS = [
  'signedUp',
  'loggedIn',
  'loginRefused',
  'loggedOutEverywhere',
  'deviceLoggedOut',
  'passwordChanged',
  'passwordReset',
  'emailConfirmed',
  'secondFactorAdded',
  'secondFactorRemoved',
  'phoneAdded',
  'phoneRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'providerRemoved',
  'dataExported',
  'accountDeleted',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
