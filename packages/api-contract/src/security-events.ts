/** The events of an account's trail: what was done to its sign-in methods and to all of its data. */
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
