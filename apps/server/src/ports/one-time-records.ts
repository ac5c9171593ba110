/** `changeEmail` is sent to an address that is to take the place of the account's. */
export type LinkKind = 'resetPassword' | 'emailLink' | 'verifyEmail' | 'changeEmail';

/** A link that was sent by mail, without its secret. */
export interface LinkToken {
  readonly hash: string;
  readonly kind: LinkKind;
  readonly userId: string;
  /** Where it was sent. */
  readonly email: string;
  readonly expiresAtMs: number;
}

/** What is good for one use. */
export interface OneTimeRecords {
  addLink(token: LinkToken): Promise<void>;
  findLink(hash: string): Promise<LinkToken | undefined>;
  /** True for the one who takes it. */
  takeLink(hash: string): Promise<boolean>;
  removeLinksOf(userId: string, kind?: LinkKind): Promise<void>;
  /** True the first time that this id is spent. */
  spend(id: string, expiresAtMs: number): Promise<boolean>;
}
