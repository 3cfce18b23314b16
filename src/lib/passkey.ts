import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The code that speaks with authenticators is fetched when one is used. */
function load() {
  return import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
}

/**
 * Lets somebody sign with a passkey.
 * @param options what the server wants signed
 * @returns what the authenticator signed, as JSON; undefined where that was cancelled or is not possible
 */
export async function signWithPasskey(options: object): Promise<string | undefined> {
  try {
    const { startAuthentication } = await load();
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return undefined;
  }
}

/**
 * Lets somebody make a passkey.
 * @param options of what the server wants it made
 * @returns what the browser made, as JSON; undefined where that was cancelled or is not possible
 */
export async function makePasskey(options: object): Promise<string | undefined> {
  try {
    const { startRegistration } = await load();
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch {
    return undefined;
  }
}
