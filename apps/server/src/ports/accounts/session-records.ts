/** A sign-in on one device. Its tokens are valid as long as it exists. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
  /** When a code of the authenticator app was last confirmed in it; absent for never. */
  readonly secondFactorAtMs?: number;
}

export interface RefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  /** Hash of the token it was exchanged for; nothing for the first. */
  readonly parent: string | undefined;
  readonly usedAtMs: number | undefined;
}

export interface SessionRecords {
  add(session: Session): Promise<void>;
  find(id: string): Promise<Session | undefined>;
  /** Unexpired ones, most recently used first. */
  listOf(userId: string, nowMs: number): Promise<readonly Session[]>;
  /**
   * Marks it as used now. No other transaction can change it or its tokens until this one ends; false if it is gone.
   */
  touch(id: string, lastSeenAtMs: number, expiresAtMs: number): Promise<boolean>;
  /** Records that a code of the authenticator app was confirmed in it. */
  setSecondFactor(id: string, atMs: number): Promise<void>;
  /** Ends it with its tokens and cookies; false if the user has no such sign-in. */
  end(id: string, userId: string): Promise<boolean>;
  /** Ends all sign-ins of a user but one. */
  endAllOf(userId: string, exceptId?: string): Promise<void>;

  addToken(token: Pick<RefreshToken, 'hash' | 'sessionId' | 'parent'>, createdAtMs: number): Promise<void>;
  findToken(hash: string): Promise<RefreshToken | undefined>;
  markTokenUsed(hash: string, usedAtMs: number): Promise<void>;
  /** Whether any token with this parent was used. */
  hasUsedChild(parent: string): Promise<boolean>;
}

/** The session behind a browser's cookie. */
export interface CookieSession {
  readonly hash: string;
  readonly userId: string;
  readonly sessionId: string | undefined;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

export interface CookieSessionRecords {
  add(session: CookieSession): Promise<void>;
  find(hash: string): Promise<CookieSession | undefined>;
  remove(hash: string): Promise<void>;
  removeAllOf(userId: string): Promise<void>;
}
