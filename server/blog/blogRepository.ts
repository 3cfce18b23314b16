import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { BlogCard, BlogPost, BlogTag } from './blogPost.ts';

function textOf(language: Language): RawBuilder<unknown> {
  return sql`(
    SELECT * FROM blog_post_text
    WHERE post_id = p.id AND language IN (${language}, 'en')
    ORDER BY language = ${language} DESC LIMIT 1
  )`;
}

const CARD = sql`p.handle, t.title, t.summary, to_char(p.published_on, 'YYYY-MM-DD') AS date, p.author, p.picture,
  t.picture_alt AS "pictureAlt", ARRAY(
    SELECT g.handle FROM blog_post_tag pt JOIN blog_tag g ON g.handle = pt.tag_handle
    WHERE pt.post_id = p.id ORDER BY g.position, g.handle COLLATE "C"
  ) AS tags`;

function hasTag(tag: string | undefined): RawBuilder<boolean> {
  if (tag === undefined) return sql`true`;
  return sql`EXISTS (SELECT FROM blog_post_tag WHERE post_id = p.id AND tag_handle = ${tag})`;
}

/** Returns one page of posts, latest first, and the count over all pages. */
export async function findPosts(
  db: Database,
  { language, tag, limit, offset }: FindPosts,
): Promise<{ posts: BlogCard[]; total: number }> {
  const posts = await sql<BlogCard>`
    SELECT ${CARD} FROM blog_post p JOIN LATERAL ${textOf(language)} t ON true
    WHERE ${hasTag(tag)} ORDER BY p.published_on DESC, p.id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::integer AS total FROM blog_post p WHERE ${hasTag(tag)}`.execute(db);
  return { posts: posts.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface FindPosts {
  language: Language;
  tag?: string | undefined;
  limit: number;
  offset: number;
}

export async function findPost(
  db: Database,
  handle: string,
  language: Language,
): Promise<BlogPost | undefined> {
  const { rows } = await sql<BlogPost>`
    SELECT ${CARD}, t.html, t.keywords, ARRAY(
      SELECT product_id::text FROM blog_post_product WHERE post_id = p.id ORDER BY position
    ) AS "productIds"
    FROM blog_post p JOIN LATERAL ${textOf(language)} t ON true
    WHERE p.handle = ${handle}`.execute(db);
  return rows[0];
}

export async function findTags(db: Database, language: Language): Promise<BlogTag[]> {
  const { rows } = await sql<BlogTag>`
    SELECT g.handle, coalesce(g.name ->> ${language}, g.name ->> 'en', g.handle) AS name,
      count(*)::integer AS count
    FROM blog_tag g JOIN blog_post_tag pt ON pt.tag_handle = g.handle
    GROUP BY g.handle ORDER BY g.position, g.handle COLLATE "C"`.execute(db);
  return rows;
}

export async function findAllTags(
  db: Database,
  language: Language,
): Promise<Pick<BlogTag, 'handle' | 'name'>[]> {
  const { rows } = await sql<Pick<BlogTag, 'handle' | 'name'>>`
    SELECT handle, coalesce(name ->> ${language}, name ->> 'en', handle) AS name
    FROM blog_tag ORDER BY position, handle COLLATE "C"`.execute(db);
  return rows;
}
