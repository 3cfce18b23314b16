/**
 * Lenient Valibot schemas. They drop optional fields with invalid values, but keep the rest of the cart line,
 * product card or review.
 */

import * as v from 'valibot';

/** Text. Converts numbers, which some backends send instead. */
export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const number = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value)),
  v.number(),
  v.finite(),
);

/** Number, or a non-empty price text that the backend formatted. */
export const amount = v.union([number, v.pipe(v.string(), v.regex(/\S/))]);

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
]);

export const flag = v.pipe(
  v.unknown(),
  v.transform((value) => FLAGS.get(value) ?? value),
  v.boolean(),
);

export function optional<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.exactOptional(schema), undefined);
}

/** True if the value has a field of the schema. Without this check, defaults turn any value into a list entry. */
function hasAnyField(entry: v.GenericSchema, value: unknown): boolean {
  if (!('entries' in entry)) return true;
  const fields = Object(value) as Record<string, unknown>;
  return Object.keys(entry.entries as object).some((name) => (fields[name] ?? null) !== null);
}

export function list<T extends v.GenericSchema>(entry: T) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value) => {
        const result = v.safeParse(entry, value);
        return result.success && hasAnyField(entry, value) ? [result.output] : [];
      }),
    ),
  );
}

/** Adds a check to a schema: an answer without `error` must have the `needed` fields. */
export function unlessError<T extends v.GenericSchema<unknown, { error?: string }>>(
  schema: T,
  needed: readonly (keyof v.InferOutput<T>)[],
) {
  return v.pipe(
    schema,
    v.check(
      (said: v.InferOutput<T>) =>
        Boolean(said.error) || needed.every((name) => said[name] !== undefined),
    ),
  );
}

/**
 * Converts an array to the object that PHP meant. PHP encodes an empty object as `[]`. Some PHP backends replace an
 * object that has a single list by that list.
 */
function objectFrom(values: unknown[], names: string[]): object | undefined {
  const [only = ''] = names;
  if (names.length === 1) return { [only]: values };
  return values.length === 0 ? {} : undefined;
}

export function answer<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<T | undefined> {
  const names = 'entries' in schema ? Object.keys(schema.entries as object) : undefined;
  const whole = v.pipe(
    v.unknown(),
    v.transform((value) => (names && Array.isArray(value) ? objectFrom(value, names) : value)),
    schema,
  );
  return v.optional(whole) as unknown as v.GenericSchema<T | undefined>;
}
