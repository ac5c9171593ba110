import { errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { Clock } from '../../../ports/clock.ts';
import type { TokenKeys } from './token-keys.ts';
import { TOKEN_ALGORITHM } from './token-keys.ts';

/** One kind of token: a token of one kind is never accepted as another. */
export interface TokenKind {
  readonly type: string;
  readonly issuer: string;
  readonly audience: string;
  readonly lifeMs: number;
  readonly required: readonly string[];
}

/** Signs and verifies the tokens of the embedded provider. */
export interface SignedTokens {
  sign(kind: TokenKind, claims: JWTPayload): Promise<string>;
  /** A token's claims, or nothing if it is invalid. */
  verify(kind: TokenKind, token: string): Promise<JWTPayload | undefined>;
}

/** Tokens signed with the newest key. */
export function signedTokens(keys: TokenKeys, clock: Clock): SignedTokens {
  return {
    async sign({ type, issuer, audience, lifeMs }, claims) {
      const { id, key } = await keys.signingKey();
      const issuedAt = Math.floor(clock.nowMs() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: id, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeMs / 1000)
        .sign(key);
    },
    async verify({ type, issuer, audience, required }, token) {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = kid === undefined ? undefined : await keys.publicKey(kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            // The key decides the algorithm, never the token.
            algorithms: [TOKEN_ALGORITHM],
            typ: type,
            issuer,
            audience,
            requiredClaims: ['exp', 'iat', ...required],
            currentDate: new Date(clock.nowMs()),
          },
        );
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
