import type { CryptoKey } from 'jose';

export const CLIENT_ID: string;

/** What is to be wrong with it. */
export interface OpenIdProviderState {
  /** How a client may prove itself. */
  methods: readonly string[];
  /** Changes the claims of ID tokens before they are signed. */
  alter: (claims: Record<string, unknown>) => Record<string, unknown>;
  /** In place of the key it publishes. */
  signWith?: CryptoKey;
  /** On top of what it says of a person where it is asked with an access token. */
  userInfo?: Record<string, unknown>;
}

export interface TestOpenIdProvider {
  readonly state: OpenIdProviderState;
  readonly issuer: string;
  readonly clientSecret: string;
  signIn(address: string, person: Record<string, unknown>): URL;
  cancel(address: string): URL;
  stop(): Promise<void>;
}

export function startOpenIdProvider(
  options?: { readonly port?: number } & Partial<OpenIdProviderState>,
): Promise<TestOpenIdProvider>;
