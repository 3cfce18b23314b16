/**
 * The schemas that answers are read with, in Valibot: what does not fit is left out where it may be absent, so that no
 * line, card or review is lost for a field.
 */

import * as v from 'valibot';

/** A text; some backends send it as a number. */
export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A finite number; some backends send it as a text. */
export const number = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && value.trim() ? Number(value) : value)),
  v.number(),
  v.finite(),
);

/** A number, or a text of a price as the backend formatted it; an empty text says nothing. */
export const amount = v.union([number, v.pipe(v.string(), v.regex(/\S/))]);

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
]);

/** Yes or no; some backends send it as 1 and 0. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value) => FLAGS.get(value) ?? value),
  v.boolean(),
);

/** A field that may be absent; it is, too, where it does not fit. */
export function optional<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.exactOptional(schema), undefined);
}

/** Whether any field that the schema names is there, so that defaults alone make no entry. */
function saysAnything(entry: v.GenericSchema, value: unknown): boolean {
  if (!('entries' in entry)) return true;
  const fields = Object(value) as Record<string, unknown>;
  return Object.keys(entry.entries as object).some((name) => (fields[name] ?? null) !== null);
}

/** A list without the entries that do not fit. */
export function list<T extends v.GenericSchema>(entry: T) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value) => {
        const result = v.safeParse(entry, value);
        return result.success && saysAnything(entry, value) ? [result.output] : [];
      }),
    ),
  );
}

/** An answer that needs these fields unless it says why there are none. */
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

/** The object that an array stands for: PHP writes an empty one as `[]`, and may send its only list bare. */
function objectFrom(values: unknown[], names: string[]): object | undefined {
  const [only = ''] = names;
  if (names.length === 1) return { [only]: values };
  return values.length === 0 ? {} : undefined;
}

/** What an endpoint's answer is read with. No answer stays none. */
export function answer<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<T | undefined> {
  const names = 'entries' in schema ? Object.keys(schema.entries as object) : undefined;
  const whole = v.pipe(
    v.unknown(),
    v.transform((value) => (names && Array.isArray(value) ? objectFrom(value, names) : value)),
    schema,
  );
  return v.optional(whole) as unknown as v.GenericSchema<T | undefined>;
}
