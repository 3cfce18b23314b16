/** How the driver gives values back and takes them, where that is not the same. */
import type { ColumnType } from 'kysely';

/** bigint and numeric come as text, since a double could not hold them. */
export type Digits = ColumnType<string, string | number, string | number>;

/** jsonb comes parsed and is written as JSON text, since the driver would turn a list into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** Never read as it is: the driver would make it a Date of its own time zone. */
export type Day = ColumnType<never, string, string>;

/** A column that has a default. */
export type WithDefault<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
