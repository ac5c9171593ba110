/** What is kept between sending a browser to a provider and its return. */
export interface OpenIdRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What a provider says of a person. Issuer and subject together never mean another one. */
export interface OpenIdClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider says that the address was proven to be the person's own. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Why a provider vouched for nobody. `reason` is for the log and names no person. */
export interface OpenIdRefusal {
  readonly refusal: 'cancelled' | 'notGood' | 'unreachable';
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
  /** Takes the query with which the browser came back, asks the provider, and proves what it answers. */
  redeem(query: URLSearchParams, request: OpenIdRequest): Promise<OpenIdClaims | OpenIdRefusal>;
}
