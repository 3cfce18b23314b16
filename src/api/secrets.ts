/**
 * Passwords and codes on their way to the backend. Calls carry a reference in their place, so that no action, and with
 * it no recording, holds the words themselves.
 */
export interface SecretVault {
  /** Keeps a text until the call that carries it has ended. @returns the reference to send in its place */
  keep(text: string): string;
  /** Form fields with every reference replaced by its text. */
  reveal(fields: object): object;
  /** Forgets what the fields refer to. */
  forget(fields: object): void;
}

/** A vault for one store. */
export function createSecretVault(): SecretVault {
  const kept = new Map<string, string>();
  let count = 0;
  return {
    keep: (text) => {
      count += 1;
      const reference = `secret ${count}`;
      kept.set(reference, text);
      return reference;
    },
    reveal: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]: [string, unknown]) => [
          name,
          (typeof value === 'string' ? kept.get(value) : undefined) ?? value,
        ]),
      ),
    forget: (fields) => {
      for (const value of Object.values(fields)) kept.delete(String(value));
    },
  };
}
