/** What we keep between sending a browser to a provider and its return. */
export interface OpenIdRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What a provider says about a person. Issuer and subject together never identify anyone else. */
export interface OpenIdClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider says that the address was verified as the person's own. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Why a provider didn't confirm who someone is. `reason` is for the log and names no person. */
export interface OpenIdRefusal {
  readonly refusal: 'canceled' | 'notGood' | 'unreachable';
  readonly reason: string;
}

/** A provider people can log in with, by OpenID Connect with a code and PKCE. */
export interface OpenIdProvider {
  readonly id: string;
  readonly name: string;
  /** Whether an address it calls verified may open an account with the same verified address. */
  readonly linksByEmail: boolean;
  /** Where to send the browser, or why it cannot be sent. */
  authorizationAddress(request: OpenIdRequest): Promise<URL | OpenIdRefusal>;
  /** Takes the query the browser came back with, asks the provider, and verifies its answer. */
  redeem(query: URLSearchParams, request: OpenIdRequest): Promise<OpenIdClaims | OpenIdRefusal>;
}
