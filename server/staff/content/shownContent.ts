import { sql } from 'kysely';
import { findDocuments, writeDocument } from '../../content/contentRepository.ts';
import type { FooterDocument } from '../../content/footerDocument.ts';
import type { HomeDocument } from '../../content/homeDocument.ts';
import { PAGE_PREFIX, type PageDocument } from '../../content/pageDocument.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { cleanContent } from './contentCheck.ts';
import {
  isFixed,
  isNoText,
  NO_TEXT,
  NO_VALUES,
  toContentValues,
  type ContentItem,
  type ContentText,
  type ContentValues,
} from './contentItem.ts';
import { footerValuesOf, toFooterDocument } from './footerValues.ts';
import { homeValuesOf, toHomeDocument } from './homeValues.ts';
import { menuValuesOf, toMenuDocument } from './menuValues.ts';

const LANGUAGES = ['en', 'fr'] as const;

function toPageText(page: PageDocument | undefined): ContentText {
  if (page === undefined) return NO_TEXT;
  const { title, lead, html, picture_alt = '', meta_description, meta_keyword: keywords } = page;
  return { title, lead, html, picture_alt, meta_description, keywords };
}

async function findShownHome(db: Database): Promise<ContentValues> {
  const { en, fr } = await findDocuments<HomeDocument>(db, 'home');
  return { ...NO_VALUES, home: homeValuesOf(en, fr) };
}

async function findShownMenu(db: Database): Promise<ContentValues> {
  const { en, fr } = await findDocuments<Dto['MenuItem'][]>(db, 'menu');
  return { ...NO_VALUES, menu: menuValuesOf(en, fr) };
}

async function findShownFooter(db: Database): Promise<ContentValues> {
  const { en, fr } = await findDocuments<FooterDocument>(db, 'footer');
  return { ...NO_VALUES, footer: footerValuesOf(en, fr ?? en) };
}

async function findShownPage(db: Database, handle: string): Promise<ContentValues | undefined> {
  const { en, fr } = await findDocuments<PageDocument>(db, PAGE_PREFIX + handle);
  if (en === undefined && fr === undefined) return undefined;
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
        SELECT tag_handle FROM blog_post_tag WHERE post_id = p.id ORDER BY tag_handle COLLATE "C"
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

const finders = {
  page: findShownPage,
  post: findShownPost,
  home: findShownHome,
  menu: findShownMenu,
  footer: findShownFooter,
} as const;

/** Returns the published values as `cleanContent` would store them, so that saving an unchanged form is a no-op. */
export async function findShownContent(
  db: Database,
  item: ContentItem,
): Promise<ContentValues | undefined> {
  const { kind, handle } = item;
  if (isFixed(item) && handle !== kind) return undefined;
  const shown = await finders[kind](db, handle);
  return shown && cleanContent(kind, shown);
}

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
  for (const language of LANGUAGES) {
    const text = values.texts[language];
    const document = isNoText(text) ? undefined : toPageDocument(values, text);
    await writeDocument(trx, PAGE_PREFIX + handle, language, document);
  }
}

async function showHome(trx: Database, { home }: ContentValues): Promise<void> {
  for (const language of LANGUAGES) {
    await writeDocument(trx, 'home', language, home && toHomeDocument(home, language));
  }
}

async function showMenu(trx: Database, { menu }: ContentValues): Promise<void> {
  for (const language of LANGUAGES) {
    await writeDocument(trx, 'menu', language, menu && toMenuDocument(menu, language));
  }
}

async function showFooter(trx: Database, { footer }: ContentValues): Promise<void> {
  for (const language of LANGUAGES) {
    await writeDocument(trx, 'footer', language, footer && toFooterDocument(footer, language));
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
  // Ignore tags and products deleted since the draft was saved, so that they do not block publishing.
  await sql`
    INSERT INTO blog_post_tag (post_id, tag_handle)
    SELECT ${id}::bigint, handle FROM blog_tag WHERE handle = ANY (${tags}::text[])`.execute(trx);
  await sql`
    INSERT INTO blog_post_product (post_id, product_id, position)
    SELECT ${id}::bigint, product_of_handle(handle), min(position)
    FROM unnest(${products}::text[]) WITH ORDINALITY AS named (handle, position)
    WHERE product_of_handle(handle) IS NOT NULL GROUP BY 2`.execute(trx);
}

const fixed = { home: showHome, menu: showMenu, footer: showFooter } as const;

/** Replaces the published values. Table triggers invalidate the affected pages. */
export async function showContent(
  trx: Database,
  { kind, handle }: ContentItem,
  values: ContentValues,
): Promise<void> {
  if (kind === 'page') await showPage(trx, handle, values);
  else if (kind === 'post') await showPost(trx, handle, values);
  else await fixed[kind](trx, values);
}

export async function hideContent(trx: Database, { kind, handle }: ContentItem): Promise<void> {
  if (kind === 'post') await trx.deleteFrom('blog_post').where('handle', '=', handle).execute();
  else
    await trx
      .deleteFrom('content')
      .where('name', '=', PAGE_PREFIX + handle)
      .execute();
}
