import type { Storage as PersistStorage } from 'redux-persist';

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface BareField<Value> {
  readonly field: string;
  readonly toText: (value: Value) => string | null;
  /**
   * Parses the stored text.
   * @throws Error if the text is invalid; the value then counts as absent
   */
  readonly fromText: (text: string) => Value;
}

/**
 * Storage for redux-persist that stores one field under its bare key, without prefix or envelope. A missing, full
 * or forbidden storage stores nothing. The persist config must disable `serialize` and `deserialize`.
 */
export function bareStorage<Value>(
  storage: BrowserStorage | undefined,
  { field, toText, fromText }: BareField<Value>,
  isPast: () => boolean,
): PersistStorage {
  return {
    getItem: async (key: string): Promise<unknown> => {
      try {
        const text = storage?.getItem(key);
        return typeof text === 'string' ? { [field]: fromText(text) } : undefined;
      } catch {
        return undefined;
      }
    },
    setItem: async (key: string, slice: unknown): Promise<void> => {
      if (isPast()) return;
      const text = toText((slice as Record<string, Value>)[field] as Value);
      try {
        if (text === null) storage?.removeItem(key);
        else storage?.setItem(key, text);
      } catch {
        // A full or forbidden storage only loses persistence.
      }
    },
    removeItem: async (key: string): Promise<void> => {
      if (isPast()) return;
      try {
        storage?.removeItem(key);
      } catch {
        // A forbidden storage holds nothing.
      }
    },
  };
}
