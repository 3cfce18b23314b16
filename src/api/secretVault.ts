/**
 * Passwords and codes on their way to the backend. Calls carry a reference in their place, so that no action, and with
 * it no recording, holds the words themselves.
 */
export interface SecretVault {
  /** Stores a text until the call that carries it has ended. @returns the reference to send in its place */
  storeForCall(text: string): string;
  /** Stores a text for as long as the page is open. @returns its reference, the same for the same text or reference */
  store(text: string): string;
  /** The text of a reference; any other text as it is. */
  textOf(reference: string): string;
  /** Form fields with every reference replaced by its text. */
  resolve(fields: object): object;
  /** Deletes what the fields refer to, save what is stored for as long as the page is open. */
  delete(fields: object): void;
}

/** A vault for one store. */
export function createSecretVault(): SecretVault {
  const ofCalls = new Map<string, string>();
  const ofPage = new Map<string, string>();
  let count = 0;
  const textOf = (reference: string) =>
    ofCalls.get(reference) ?? ofPage.get(reference) ?? reference;
  return {
    textOf,
    store: (text) => {
      if (ofPage.has(text)) return text;
      const known = [...ofPage].find(([, other]) => other === text);
      if (known) return known[0];
      count += 1;
      const reference = `secret-${count}`;
      ofPage.set(reference, text);
      return reference;
    },
    storeForCall: (text) => {
      count += 1;
      const reference = `call secret ${count}`;
      ofCalls.set(reference, text);
      return reference;
    },
    resolve: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === 'string' ? textOf(value) : value,
        ]),
      ),
    delete: (fields) => {
      for (const value of Object.values(fields)) ofCalls.delete(String(value));
    },
  };
}
