import { sql } from 'kysely';
import index from '../../../demo/pictures/pictures.gen.json' with { type: 'json' };
import { PAGE_PREFIX } from '../../content/pageDocument.ts';
import { findAllTags } from '../../blog/blogRepository.ts';
import { smallestFile } from '../../catalog/picture.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { findContentPictures } from '../../pictures/pictureRepository.ts';
import { FIXED_KINDS, type ContentItem } from './contentItem.ts';
import { countCapped } from '../countCapped.ts';
import type { StaffDto } from '../staffDto.ts';

export interface FoundContent extends ContentItem {
  title: string;
  state: StaffDto['ContentState'];
  inShop: boolean;
  publishAt: Date | null;
  at: Date | null;
  by: string | null;
}

export interface ContentSearch {
  kind?: ContentItem['kind'] | undefined;
  state?: StaffDto['ContentState'] | undefined;
  text: string;
  limit: number;
  offset: number;
}

/** Returns one page of content, latest edited first, and the total. */
export async function searchContent(
  db: Database,
  { kind, state, text, limit, offset }: ContentSearch,
  language: Language,
): Promise<{ items: FoundContent[]; total: number }> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql`
    WITH shown AS (
      SELECT 'page' AS kind, substr(name, ${PAGE_PREFIX.length + 1}) AS handle, jsonb_object_agg(language, body ->> 'title') AS titles
      FROM content WHERE starts_with(name, ${PAGE_PREFIX}) GROUP BY name
      UNION ALL
      SELECT 'post', p.handle, (SELECT jsonb_object_agg(language, title) FROM blog_post_text WHERE post_id = p.id)
      FROM blog_post p
      UNION ALL
      SELECT kind, kind, '{}' FROM unnest(${FIXED_KINDS}::text[]) AS fixed (kind)
    ), latest AS (
      SELECT DISTINCT ON (kind, handle) kind, handle, published_at, member_name
      FROM content_version WHERE member_name IS NOT NULL ORDER BY kind, handle, id DESC
    ), item AS (
      SELECT kind, handle, s.kind IS NOT NULL AS in_shop, d.publish_at,
        CASE WHEN d.publish_at IS NOT NULL THEN 'planned' WHEN d.kind IS NOT NULL THEN 'draft' ELSE 'published' END AS state,
        coalesce(d.saved_at, l.published_at) AS at, coalesce(d.member_name, l.member_name) AS by,
        CASE WHEN d.kind IS NULL THEN s.titles ELSE jsonb_build_object(
          'en', d.body #>> '{texts,en,title}', 'fr', d.body #>> '{texts,fr,title}') END AS titles
      FROM shown s FULL JOIN content_draft d USING (kind, handle) LEFT JOIN latest l USING (kind, handle)
    )
    SELECT kind, handle, state, in_shop AS "inShop", publish_at AS "publishAt", at, by,
      coalesce(nullif(titles ->> ${language}, ''), nullif(titles ->> 'en', ''), titles ->> '', handle) AS title
    FROM item
    WHERE (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}) AND (${state ?? null}::text IS NULL OR state = ${state ?? null})
      AND (handle LIKE ${pattern}
        OR EXISTS (SELECT FROM jsonb_each_text(titles) AS said WHERE lower(said.value COLLATE "und-x-icu") LIKE ${pattern}))`;
  const { total } = await countCapped(db, sql`SELECT FROM (${found}) AS found`);
  const { rows } = await sql<FoundContent>`
    SELECT * FROM (${found}) AS found ORDER BY at DESC NULLS LAST, kind COLLATE "C", handle COLLATE "C" LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  return { items: rows, total };
}

const toOption = (id: string, label: string): StaffDto['PictureOption'] => ({
  id,
  label,
  url: smallestFile(id),
});

export async function findContentChoices(
  db: Database,
  language: Language,
): Promise<StaffDto['ContentChoices']> {
  const own = await findContentPictures(db);
  const ofDemo = Object.keys(index.colors).toSorted();
  return {
    tags: await findAllTags(db, language),
    pictures: [
      ...own.map(({ name, fileName }) => toOption(name, fileName)),
      ...ofDemo.map((name) => toOption(name, name)),
    ],
  };
}
