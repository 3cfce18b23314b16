import type { Storage as PersistStorage } from 'redux-persist';

/** The part of the browser's storages that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How one field of a slice stands in a storage. */
export interface BareField<Value> {
  /** Name of the field in the persisted slice. */
  readonly field: string;
  /** The text stored; null stores nothing. */
  readonly toText: (value: Value) => string | null;
  /** The value of a stored text. @throws when the text is not one of ours; it then counts as absent */
  readonly fromText: (text: string) => Value;
}

/**
 * A storage for redux-persist that stores one field under the bare key, without prefix and envelope, by the names that
 * the shop's storage is specified with. Storages may be missing, full or forbidden; then nothing is stored. Needs
 * `serialize` and `deserialize` off.
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
        // A full or forbidden storage costs only the memory of it.
      }
    },
    removeItem: async (key: string): Promise<void> => {
      if (!isPast()) storage?.removeItem(key);
    },
  };
}
