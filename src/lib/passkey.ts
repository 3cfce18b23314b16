import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

function load() {
  return import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
}

/**
 * Signs in with a passkey.
 * @param options WebAuthn request options
 * @returns the signed response as JSON; undefined if cancelled or unsupported
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
 * Creates a passkey.
 * @param options WebAuthn creation options
 * @returns the new credential as JSON; undefined if cancelled or unsupported
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
