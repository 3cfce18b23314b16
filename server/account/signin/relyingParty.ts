import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { StoredPasskey } from './passkeyRepository.ts';

/** A credential as a browser has made it. */
export type MadePasskey = WebAuthnCredential;

/** Whose passkey is made, as authenticators show it. */
interface PasskeyUser {
  /** The shop's name in the dialogs of browsers; its host without it. */
  shop: string;
  /** Tells apart what one person has at one site. */
  account: string;
  name: string;
}

/** The shop as authenticators know it: makes options for browsers and checks what comes back. */
export interface RelyingParty {
  registrationOptions(user: PasskeyUser, known: readonly StoredPasskey[]): Promise<Options>;
  loginOptions(): Promise<Options>;
  /** The credential that was made, undefined where the answer does not belong to the challenge. */
  checkRegistration(credential: string, challenge: string): Promise<MadePasskey | undefined>;
  /** What the authenticator counts by now, undefined where it did not sign the challenge with the passkey. */
  checkLogin(
    credential: string,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<number | undefined>;
}

/** What a browser is given. */
type Options = { challenge: string } & Record<string, unknown>;

/** Name by which the browser's answer calls its credential; undefined where it is no such answer. */
export function credentialIdOf(credential: string): string | undefined {
  try {
    const { id } = JSON.parse(credential) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge that the browser's answer says to have signed; undefined where it is no such answer. */
export function challengeOf(credential: string): string | undefined {
  try {
    const { response } = JSON.parse(credential) as { response: { clientDataJSON: string } };
    const said = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(said) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a check. The library throws for whatever is wrong with what a browser sent. */
async function unlessInvalid<Result>(
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** @param origin scheme and host of the shop; passkeys are bound to the host */
export function createRelyingParty(origin: string): RelyingParty {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    async registrationOptions({ shop, account, name }, known) {
      const options = await generateRegistrationOptions({
        rpName: shop || rpID,
        rpID,
        userName: account,
        userDisplayName: name,
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },

    async loginOptions() {
      return { ...(await generateAuthenticationOptions({ rpID, userVerification: 'required' })) };
    },

    checkRegistration: (credential, challenge) =>
      unlessInvalid(async () => {
        const response = JSON.parse(credential) as RegistrationResponseJSON;
        const options = { ...expected, response, expectedChallenge: challenge };
        return (await verifyRegistrationResponse(options)).registrationInfo?.credential;
      }),

    checkLogin: (credential, challenge, { credentialId, publicKey, counter, transports }) =>
      unlessInvalid(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: JSON.parse(credential) as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          credential: {
            id: credentialId,
            publicKey: new Uint8Array(publicKey),
            counter,
            transports,
          },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      }),
  };
}
