import { sql, type RawBuilder } from 'kysely';

/**
 * Reads a bigint column of minor units as a number, because the driver returns strings. Exact up to 90 trillion.
 * @typeParam Amount `number | null` for a nullable column
 */
export function minorColumn<Amount extends number | null = number>(
  name: string,
): RawBuilder<Amount> {
  return sql<Amount>`${sql.ref(name)}::double precision`;
}
