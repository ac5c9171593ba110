/** Why a card was not charged, no matter who charges it. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'wrongSecurityCode'
  /** The token is unknown, was used or has expired. */
  | 'tokenWrong'
  /** The bank wanted the person to confirm, and they didn't or weren't there to. */
  | 'authenticationFailed';
