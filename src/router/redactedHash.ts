/**
 * Hides the code in the hash of an emailed link, `#code=…` or `#secret=…`. The browser's URL keeps the code for a
 * reload. The store gets only a vault reference, so recordings don't contain the code.
 */
import type { SecretVault } from '../api/secretVault.ts';
import type { AppStore } from '../store/makeStore.ts';

const LINK = /^#(code|secret)=(.+)$/;

export function secretsOf(store: AppStore): SecretVault {
  return store.dispatch((_dispatch, _getState, { secrets }) => secrets);
}

export function redactedHash(hash: string, secrets: SecretVault): string {
  const [, name, text] = LINK.exec(hash) ?? [];
  return name && text ? `#${name}=${secrets.store(text)}` : hash;
}

export function restoredHash(hash: string, secrets: SecretVault): string {
  const [, name, reference] = LINK.exec(hash) ?? [];
  return name && reference ? `#${name}=${secrets.textOf(reference)}` : hash;
}
