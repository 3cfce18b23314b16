import type { ColumnType } from 'kysely';

/** Column of type bigint or numeric. The driver returns strings, since a double cannot hold every value. */
export type Digits = ColumnType<string, string | number, string | number>;

/**
 * Column of type jsonb: read as parsed JSON, but written as JSON text. The driver would turn a list into a
 * PostgreSQL array.
 */
export type Json<T> = ColumnType<T, string, string>;

/** Column of type date. Never select it directly: the driver would make it a Date in the process's time zone. */
export type Day = ColumnType<never, string, string>;

export type WithDefault<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
