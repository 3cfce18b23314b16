import type { SecretVault } from './secretVault.ts';

const SECRET_FIELDS = new Set(['secret', 'recovery_codes']);

/** Replaces an answer's secrets with references, so that no recording contains them. */
export function storeSecrets(answer: unknown, secrets: SecretVault): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const reference = (text: unknown) => secrets.store(String(text));
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => {
      if (!SECRET_FIELDS.has(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(reference) : reference(value)];
    }),
  );
}
