/**
 * The tables of accounts. A hash is SHA-256 in hex, of a secret with at least 80 random bits, or one of `keyedHash`.
 */
export interface AccountTables {
  readonly users: UserTable;
  readonly passwords: PasswordTable;
  readonly token_families: TokenFamilyTable;
  readonly refresh_tokens: RefreshTokenTable;
  readonly server_sessions: ServerSessionTable;
  readonly link_tokens: LinkTokenTable;
  readonly spent_tokens: SpentTokenTable;
  readonly second_factors: SecondFactorTable;
  readonly recovery_codes: RecoveryCodeTable;
  readonly passkeys: PasskeyTable;
  readonly social_identities: SocialIdentityTable;
  readonly sign_in_steps: SignInStepTable;
  readonly phone_numbers: PhoneNumberTable;
  readonly keys: KeyTable;
  readonly attempts: AttemptTable;
}

interface UserTable {
  readonly id: string;
  /** Keyed, of the address in lower case. */
  readonly email_hash: string;
  readonly email: Uint8Array;
  readonly email_wrapped_key: Uint8Array;
  readonly is_valid_email: number;
  readonly is_guest: number;
  /** First and last name. */
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly created_at: number;
  /** Tokens of a sign-in before this are no longer valid. */
  readonly sessions_ended_at: number;
}

interface PasswordTable {
  readonly user_id: string;
  /** As argon2 writes it, with its parameters and salt. */
  readonly hash: string;
  readonly changed_at: number;
  /** Whether the user has yet to be emailed about the last change. */
  readonly is_notice_due: number;
}

/** A sign-in on one device; its tokens descend from it. */
interface TokenFamilyTable {
  readonly id: string;
  readonly user_id: string;
  readonly device: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly expires_at: number;
  /** When a code from the authenticator app was last confirmed in it; 0 for never. */
  readonly second_factor_at: number;
}

interface RefreshTokenTable {
  readonly hash: string;
  readonly family_id: string;
  /** Hash of the token it was exchanged for. */
  readonly parent: string | null;
  readonly created_at: number;
  readonly used_at: number | null;
}

interface ServerSessionTable {
  readonly hash: string;
  readonly user_id: string;
  readonly family_id: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

interface LinkTokenTable {
  readonly hash: string;
  readonly kind: string;
  readonly user_id: string;
  /** The address that the link was sent to: the link is invalid once the account has another. */
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly expires_at: number;
}

interface SpentTokenTable {
  readonly id: string;
  readonly expires_at: number;
}

interface SecondFactorTable {
  readonly user_id: string;
  /** The secret shared with the authenticator app. */
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly is_on: number;
  /** Time step of the last accepted code: no code up to it is accepted again. */
  readonly last_step: number;
}

interface RecoveryCodeTable {
  readonly user_id: string;
  readonly hash: string;
}

interface PasskeyTable {
  readonly id: string;
  readonly user_id: string;
  /** As the authenticator names it, in base64url. */
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  /** Rises with each use if the authenticator counts; otherwise 0. */
  readonly counter: number;
  /** The user's name for it. */
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly created_at: number;
}

/** A person at an OpenID Connect provider, and the account they can open. */
interface SocialIdentityTable {
  readonly issuer: string;
  /** Keyed: some providers identify a person by email address. */
  readonly subject_hash: string;
  readonly user_id: string;
  /** As the configuration calls it. */
  readonly provider: string;
  readonly created_at: number;
}

/** A login in progress, of the browser whose cookie has this hash. */
interface SignInStepTable {
  readonly hash: string;
  readonly browser_hash: string;
  readonly kind: string;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly expires_at: number;
}

interface PhoneNumberTable {
  readonly user_id: string;
  /** Keyed by the server's own key, in base64url. */
  readonly number_hash: string;
  /** The number. */
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly added_at: number;
}

interface KeyTable {
  readonly id: string;
  readonly purpose: string;
  readonly public_part: string;
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
  readonly created_at: number;
}

/** How often something was tried since a time, by a keyed hash of who tried what. */
interface AttemptTable {
  readonly subject: string;
  readonly started_at: number;
  readonly count: number;
}
