import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyProtocol } from '../../ports/accounts/passkey-protocol.ts';

const LOOPBACK = ['127.0.0.1', '[::1]'];

/**
 * WebAuthn for the site at `publicUrl`; undefined if browsers don't offer it there. Passkeys belong to a host name, and
 * browsers offer them only to pages over https or on this machine, whose name is `localhost`. The library is loaded when
 * first needed.
 */
export function webauthnPasskeys(publicUrl: string): PasskeyProtocol | undefined {
  const site = new URL(publicUrl);
  if (LOOPBACK.includes(site.hostname)) site.hostname = 'localhost';
  const { hostname: rpID, origin: expectedOrigin, protocol } = site;
  if (isIP(rpID.replaceAll(/[[\]]/g, '')) !== 0 || (protocol !== 'https:' && rpID !== 'localhost')) return undefined;
  const library = () => import('@simplewebauthn/server');
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };
  const clear = (challenge: string) => Buffer.from(challenge, 'base64url').toString();
  return {
    async creationOptions({ id, email }, existing, challenge) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: 'Paperwage',
        rpID,
        userName: email,
        userID: new Uint8Array(Buffer.from(id)),
        challenge,
        attestationType: 'none',
        excludeCredentials: existing.map((credentialId) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
    async created(answer, check) {
      const { verifyRegistrationResponse } = await library();
      const response = answer as unknown as RegistrationResponseJSON;
      const expectedChallenge = (challenge: string) => check(clear(challenge));
      const checked = await unlessRefused(() =>
        verifyRegistrationResponse({ ...expected, response, expectedChallenge }),
      );
      if (!checked?.verified) return undefined;
      const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
      return { credentialId, publicKey, counter };
    },
    async requestOptions(challenge) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' });
      return { ...options };
    },
    async used(answer, { credentialId, publicKey, counter }, check) {
      const { verifyAuthenticationResponse } = await library();
      const response = answer as unknown as AuthenticationResponseJSON;
      const credential = { id: credentialId, publicKey: new Uint8Array(publicKey), counter };
      const expectedChallenge = (challenge: string) => check(clear(challenge));
      const checked = await unlessRefused(() =>
        verifyAuthenticationResponse({ ...expected, response, expectedChallenge, credential }),
      );
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
    },
  };
}

/** The library throws for anything wrong with an answer, and anybody can send any answer. */
async function unlessRefused<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
