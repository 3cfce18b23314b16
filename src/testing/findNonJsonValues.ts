/**
 * Finds values that JSON loses or changes: Date, Map, BigInt, File, NaN, functions.
 * @param seen objects to skip, because states share most of their parts
 * @returns path and type of each value found
 */
export function findNonJsonValues(
  value: unknown,
  seen = new WeakSet<object>(),
  place = 'state',
): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return [];
  if (typeof value !== 'object') return [`${place}: ${typeof value}`];
  if (seen.has(value)) return [];
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) {
    return [`${place}: ${value.constructor.name}`];
  }
  return Object.entries(value).flatMap(([name, field]) =>
    findNonJsonValues(field, seen, `${place}.${name}`),
  );
}
