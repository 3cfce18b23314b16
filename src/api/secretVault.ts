/**
 * Holds passwords and codes outside the Redux store. Calls carry references, so that actions and recordings contain
 * no secrets.
 */
export interface SecretVault {
  /**
   * Stores a secret until its call ends.
   * @returns the reference to send
   */
  storeForCall(text: string): string;
  /**
   * Stores a secret while the page is open.
   * @returns its reference; equal texts share one
   */
  store(text: string): string;
  textOf(reference: string): string;
  resolve(fields: object): object;
  delete(fields: object): void;
}

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
