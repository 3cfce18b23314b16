import type { ColumnType } from 'kysely';

/** bigint and numeric arrive as strings, since a double cannot hold them. */
export type Digits = ColumnType<string, string | number, string | number>;

/** jsonb arrives parsed but is written as JSON text: the driver would turn a list into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** Never read directly: the driver would make it a Date in its own time zone. */
export type Day = ColumnType<never, string, string>;

export type WithDefault<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
