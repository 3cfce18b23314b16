const known = new WeakMap<object, number>();

function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

function hashOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return hashOfText(JSON.stringify(value ?? null));
  const made = known.get(value);
  if (made !== undefined) return made;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const text = Array.isArray(value)
    ? value.map(hashOf).join()
    : fields
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, field]) => `${name}:${hashOf(field)}`)
        .join('{');
  const hash = hashOfText(text);
  known.set(value, hash);
  return hash;
}

/**
 * Hashes a JSON value into 8 hex digits. Field order and undefined fields don't matter. Hashes are cached per
 * object.
 */
export function stateHash(value: unknown): string {
  return hashOf(value).toString(16).padStart(8, '0');
}
