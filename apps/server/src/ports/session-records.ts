/** A sign-in on one device. Its tokens are good as long as it is there. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
}

export interface RefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  /** Hash of the token it was given for; nothing for the first. */
  readonly parent: string | undefined;
  readonly usedAtMs: number | undefined;
}

export interface SessionRecords {
  add(session: Session): Promise<void>;
  find(id: string): Promise<Session | undefined>;
  /** Those that are not over, the last used first. */
  listOf(userId: string, nowMs: number): Promise<readonly Session[]>;
  /** Marks it as used now. No other transaction changes it or its tokens until this one is done; false when it is gone. */
  touch(id: string, lastSeenAtMs: number, expiresAtMs: number): Promise<boolean>;
  /** Ends it with its tokens and cookies; false when there was none of this user. */
  end(id: string, userId: string): Promise<boolean>;
  /** Ends all of a user, but for one. */
  endAllOf(userId: string, exceptId?: string): Promise<void>;

  addToken(token: Pick<RefreshToken, 'hash' | 'sessionId' | 'parent'>, createdAtMs: number): Promise<void>;
  findToken(hash: string): Promise<RefreshToken | undefined>;
  markTokenUsed(hash: string, usedAtMs: number): Promise<void>;
  /** Whether any token with this parent was used. */
  hasUsedChild(parent: string): Promise<boolean>;
}

/** What the cookie of a browser stands for. */
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
