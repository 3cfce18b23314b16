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

export type MadePasskey = WebAuthnCredential;

interface PasskeyUser {
  shop: string;
  account: string;
  name: string;
}

export interface RelyingParty {
  registrationOptions(user: PasskeyUser, known: readonly StoredPasskey[]): Promise<Options>;
  loginOptions(): Promise<Options>;
  checkRegistration(credential: string, challenge: string): Promise<MadePasskey | undefined>;
  checkLogin(
    credential: string,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<number | undefined>;
}

type Options = { challenge: string } & Record<string, unknown>;

export function credentialIdOf(credential: string): string | undefined {
  try {
    const { id } = JSON.parse(credential) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

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
