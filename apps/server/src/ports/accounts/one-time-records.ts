/** `changeEmail` is sent to the address that will replace the account's. */
export type LinkKind = 'resetPassword' | 'emailLink' | 'verifyEmail' | 'changeEmail';

/** An emailed link, without its secret. */
export interface LinkToken {
  readonly hash: string;
  readonly kind: LinkKind;
  readonly userId: string;
  /** Where it was sent. */
  readonly email: string;
  readonly expiresAtMs: number;
}

/** What can be used once. */
export interface OneTimeRecords {
  addLink(token: LinkToken): Promise<void>;
  findLink(hash: string): Promise<LinkToken | undefined>;
  /** True for the one caller who takes it. */
  takeLink(hash: string): Promise<boolean>;
  removeLinksOf(userId: string, kind?: LinkKind): Promise<void>;
  /** True the first time this id is used. */
  spend(id: string, expiresAtMs: number): Promise<boolean>;
}
