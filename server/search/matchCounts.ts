import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { NO_COUNTS, type MatchCounts } from './facets.ts';

const collectionsOf = (ids: RawBuilder<unknown>, language: string) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', c.id::text, 'handle', c.handle, 'name', t.name)
    ORDER BY c.position, c.id), '[]')
  FROM collection c
  JOIN LATERAL (
    SELECT name FROM collection_text
    WHERE collection_id = c.id AND language IN (${language}, 'en')
    ORDER BY language = ${language} DESC LIMIT 1
  ) t ON true
  WHERE c.id = ANY (${ids})
)`;

export async function readCounts(
  db: Database,
  queries: RawBuilder<unknown>,
  language: string,
): Promise<MatchCounts> {
  const ids = sql`SELECT collection_id FROM match_group`;
  const { rows } = await sql<MatchCounts>`
    WITH ${queries}
    SELECT (
      SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT collection_id::text, traits, in_range, count, min_minor, max_minor FROM match_group
      ) g
    ) AS groups, ${collectionsOf(ids, language)} AS collections`.execute(db);
  return rows[0] ?? NO_COUNTS;
}
