import { sql, type RawBuilder } from 'kysely';

/**
 * A bigint column of paise as a number, which is exact up to 90 million million rupees; the driver would give its digits.
 * @typeParam Amount `number | null` for a column that may be null
 */
export function paiseColumn<Amount extends number | null = number>(
  name: string,
): RawBuilder<Amount> {
  return sql<Amount>`${sql.ref(name)}::double precision`;
}
