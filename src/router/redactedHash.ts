/**
 * Hides the code of an emailed link, `#code=…` or `#secret=…`. The browser keeps it for a reload; the store gets a
 * vault reference, so recordings don't contain it.
 */
import type { SecretVault } from '../api/secretVault.ts';
import type { AppStore } from '../store/makeStore.ts';

const LINK = /^#(code|secret)=(.+)$/;

export function secretsOf(store: AppStore): SecretVault {
  return store.dispatch((_dispatch, _getState, { secrets }) => secrets);
}

/** Replaces the code of a hash by its vault reference. */
export function redactedHash(hash: string, secrets: SecretVault): string {
  const [, name, text] = LINK.exec(hash) ?? [];
  return name && text ? `#${name}=${secrets.store(text)}` : hash;
}

/** Replaces the vault reference of a hash by its code. */
export function restoredHash(hash: string, secrets: SecretVault): string {
  const [, name, reference] = LINK.exec(hash) ?? [];
  return name && reference ? `#${name}=${secrets.textOf(reference)}` : hash;
}
