/** Lenient Valibot schemas. Optional fields that do not fit are dropped, so that no line, card or review is lost. */

import * as v from 'valibot';

/** Text; some backends send a number. */
export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Finite number; some backends send a text. */
export const number = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value)),
  v.number(),
  v.finite(),
);

/** Number, or a price text that the backend formatted; never empty. */
export const amount = v.union([number, v.pipe(v.string(), v.regex(/\S/))]);

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
]);

/** Boolean; some backends send 1 and 0. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value) => FLAGS.get(value) ?? value),
  v.boolean(),
);

export function optional<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.exactOptional(schema), undefined);
}

/** True if any field of the schema is present, so that defaults alone make no entry. */
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

/** Answer whose fields are required unless it has an error. */
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
 * Converts an array to the object it represents: PHP writes an empty object as `[]`, and may send its only list
 * bare.
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
