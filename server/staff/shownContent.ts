/** Pages and posts as the shop shows them, read and written as a whole. */
import { sql } from 'kysely';
import { PAGE_PREFIX, type PageDocument } from '../content/pageDocument.ts';
import type { Database } from '../db/schema.ts';
import { cleanContent } from './contentCheck.ts';
import {
  isNoText,
  NO_TEXT,
  toContentValues,
  type ContentItem,
  type ContentText,
  type ContentValues,
} from './contentItem.ts';

const LANGUAGES = ['en', 'fr'] as const;

function toPageText(page: PageDocument | undefined): ContentText {
  if (page === undefined) return NO_TEXT;
  const { title, lead, html, picture_alt = '', meta_description, meta_keyword: keywords } = page;
  return { title, lead, html, picture_alt, meta_description, keywords };
}

async function findShownPage(db: Database, handle: string): Promise<ContentValues | undefined> {
  const rows = await db
    .selectFrom('content')
    .select(['language', 'body'])
    .where('name', '=', PAGE_PREFIX + handle)
    .execute();
  if (rows.length === 0) return undefined;
  const pageIn = (language: string) =>
    rows.find((row) => row.language === language)?.body as PageDocument | undefined;
  const [en = pageIn(''), fr] = LANGUAGES.map(pageIn);
  return {
    picture: en?.picture ?? fr?.picture ?? '',
    day: en?.changed ?? fr?.changed ?? '',
    author: '',
    tags: [],
    products: [],
    texts: { en: toPageText(en), fr: toPageText(fr) },
  };
}

async function findShownPost(db: Database, handle: string): Promise<ContentValues | undefined> {
  const { rows } = await sql<
    Omit<ContentValues, 'texts'> & { texts: ContentValues['texts'] | null }
  >`
    SELECT coalesce(p.picture, '') AS picture, to_char(p.published_on, 'YYYY-MM-DD') AS day, p.author, ARRAY(
        SELECT tag_handle FROM blog_post_tag WHERE post_id = p.id ORDER BY tag_handle
      ) AS tags, ARRAY(
        SELECT product.handle FROM blog_post_product pp JOIN product ON product.id = pp.product_id
        WHERE pp.post_id = p.id ORDER BY pp.position
      ) AS products, (
        SELECT jsonb_object_agg(t.language, to_jsonb(t) || jsonb_build_object('lead', t.summary))
        FROM blog_post_text t WHERE t.post_id = p.id
      ) AS texts
    FROM blog_post p WHERE p.handle = ${handle}`.execute(db);
  const [post] = rows;
  return post && toContentValues({ ...post, texts: post.texts ?? { en: NO_TEXT, fr: NO_TEXT } });
}

/**
 * What the shop shows of a page or post; undefined where it shows none. HTML is cleaned, so that a form does not change what
 * nobody has touched.
 */
export async function findShownContent(
  db: Database,
  { kind, handle }: ContentItem,
): Promise<ContentValues | undefined> {
  const shown = await (kind === 'page' ? findShownPage(db, handle) : findShownPost(db, handle));
  return shown && cleanContent(kind, shown);
}

/** A page in one language as it is stored. */
export function toPageDocument(values: ContentValues, text: ContentText): PageDocument {
  const { picture, day } = values;
  const { keywords, picture_alt, ...others } = text;
  return {
    ...others,
    meta_keyword: keywords,
    ...(picture !== '' && { picture, picture_alt }),
    ...(day !== '' && { changed: day }),
  };
}

async function showPage(trx: Database, handle: string, values: ContentValues): Promise<void> {
  const name = PAGE_PREFIX + handle;
  for (const language of LANGUAGES) {
    const text = values.texts[language];
    if (isNoText(text)) {
      await trx
        .deleteFrom('content')
        .where('name', '=', name)
        .where('language', '=', language)
        .execute();
    } else {
      const body = JSON.stringify(toPageDocument(values, text));
      await trx
        .insertInto('content')
        .values({ name, language, body })
        .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet({ body }))
        .execute();
    }
  }
}

async function showPost(trx: Database, handle: string, values: ContentValues): Promise<void> {
  const { author, picture, day, tags, products, texts } = values;
  const own = { author, picture: picture || null, published_on: day };
  const { id } = await trx
    .insertInto('blog_post')
    .values({ handle, ...own })
    .onConflict((conflict) => conflict.column('handle').doUpdateSet(own))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const table of ['blog_post_text', 'blog_post_tag', 'blog_post_product'] as const) {
    await trx.deleteFrom(table).where('post_id', '=', id).execute();
  }
  for (const language of LANGUAGES) {
    const { lead: summary, meta_description: _none, ...text } = texts[language];
    if (isNoText(texts[language])) continue;
    await trx
      .insertInto('blog_post_text')
      .values({ post_id: id, language, summary, ...text })
      .execute();
  }
  // What has gone from the shop meanwhile keeps no post from it.
  await sql`
    INSERT INTO blog_post_tag (post_id, tag_handle)
    SELECT ${id}::bigint, handle FROM blog_tag WHERE handle = ANY (${tags}::text[])`.execute(trx);
  await sql`
    INSERT INTO blog_post_product (post_id, product_id, position)
    SELECT ${id}::bigint, product.id, named.position
    FROM unnest(${products}::text[]) WITH ORDINALITY AS named (handle, position)
    JOIN product USING (handle)`.execute(trx);
}

/** Puts values in the place of what the shop shows; its pages follow by the triggers of these tables. */
export function showContent(
  trx: Database,
  { kind, handle }: ContentItem,
  values: ContentValues,
): Promise<void> {
  return kind === 'page' ? showPage(trx, handle, values) : showPost(trx, handle, values);
}

/** Takes out of the shop what it shows of a page or post; its pages follow by the triggers of these tables. */
export async function hideContent(trx: Database, { kind, handle }: ContentItem): Promise<void> {
  if (kind === 'page') {
    await trx
      .deleteFrom('content')
      .where('name', '=', PAGE_PREFIX + handle)
      .execute();
  } else await trx.deleteFrom('blog_post').where('handle', '=', handle).execute();
}
