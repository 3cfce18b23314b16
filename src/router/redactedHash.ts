/**
 * Mailed links carry their code behind the `#`: `#code=…` or `#secret=…`. The browser's location keeps it, so that a
 * reload finds it; the store's location holds a reference in its place, so that no recording has the words themselves.
 */
import type { SecretVault } from '../api/secretVault.ts';
import type { AppStore } from '../store/makeStore.ts';

const LINK = /^#(code|secret)=(.+)$/;

/** The vault of the store. */
export function secretsOf(store: AppStore): SecretVault {
  return store.dispatch((_dispatch, _getState, { secrets }) => secrets);
}

/** A hash as the store has it. */
export function redactedHash(hash: string, secrets: SecretVault): string {
  const [, name, text] = LINK.exec(hash) ?? [];
  return name && text ? `#${name}=${secrets.store(text)}` : hash;
}

/** A hash as the browser has it. */
export function restoredHash(hash: string, secrets: SecretVault): string {
  const [, name, reference] = LINK.exec(hash) ?? [];
  return name && reference ? `#${name}=${secrets.textOf(reference)}` : hash;
}
