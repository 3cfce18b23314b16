import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import { isPicture } from '../../catalog/picture.ts';
import { uploadedPictureOf } from '../../catalog/uploadedPicture.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import type { Text } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import {
  isFixed,
  isNoText,
  NO_VALUES,
  type ContentItem,
  type ContentText,
  type ContentValues,
} from './contentItem.ts';
import { cleanFooter, footerErrors } from './footerValues.ts';
import { cleanHome, homeErrors } from './homeValues.ts';
import { cleanMenu, menuErrors } from './menuValues.ts';
import { cleaned } from '../products/productCheck.ts';

function cleanText(kind: ContentItem['kind'], text: ContentText): ContentText {
  return {
    title: text.title.trim(),
    lead: text.lead.trim(),
    html: cleaned(text.html),
    picture_alt: text.picture_alt.trim(),
    meta_description: kind === 'page' ? text.meta_description.trim() : '',
    keywords: text.keywords.trim(),
  };
}

/**
 * Returns values as they are stored: trimmed, with sanitized HTML, without fields that the kind does not use.
 * @throws RequestError 422 for a home page, menu or footer without values
 */
export function cleanContent(kind: ContentItem['kind'], values: ContentValues): ContentValues {
  const { home, menu, footer } = values;
  if (kind === 'home' && home) return { ...NO_VALUES, home: cleanHome(home) };
  if (kind === 'menu' && menu) return { ...NO_VALUES, menu: cleanMenu(menu) };
  if (kind === 'footer' && footer) return { ...NO_VALUES, footer: cleanFooter(footer) };
  if (isFixed({ kind })) throw new RequestError(422, texts.staff.content.none);
  const isPost = kind === 'post';
  return {
    picture: values.picture,
    day: values.day.trim(),
    author: isPost ? values.author.trim() : '',
    tags: isPost ? [...new Set(values.tags)].toSorted() : [],
    products: isPost ? [...new Set(values.products.map((name) => name.trim()))] : [],
    texts: { en: cleanText(kind, values.texts.en), fr: cleanText(kind, values.texts.fr) },
  };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** SQL conditions by kind: the row `named` refers to nothing. Products also match by former handles. */
const UNKNOWN = {
  product: sql`product_of_handle(named.handle) IS NULL`,
  blog_tag: sql`NOT EXISTS (SELECT FROM blog_tag WHERE blog_tag.handle = named.handle)`,
} as const;

async function missing(
  trx: Database,
  kind: keyof typeof UNKNOWN,
  handles: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    SELECT handle FROM unnest(${handles}::text[]) AS named (handle) WHERE ${UNKNOWN[kind]}`.execute(
    trx,
  );
  return rows.map(({ handle }) => handle);
}

async function errorsOf(
  trx: Database,
  kind: ContentItem['kind'],
  values: ContentValues,
  known?: ContentValues,
): Promise<Record<string, Text>> {
  const { picture, day, author, tags, products, texts: said } = values;
  const isPost = kind === 'post';
  const unknown = await missing(trx, 'product', products);
  const unknownTags = await missing(trx, 'blog_tag', tags);
  const isNoPicture =
    picture !== '' &&
    picture !== known?.picture &&
    !isPicture(picture) &&
    uploadedPictureOf(picture) === undefined;
  return {
    ...(said.en.title === '' && { title_en: texts.field.missing }),
    ...(said.fr.title === '' && !isNoText(said.fr) && { title_fr: texts.field.missing }),
    ...(isPost && author === '' && { author: texts.field.missing }),
    ...(isPost && day === '' && { day: texts.field.missing }),
    ...(day !== '' && !isDay(day) && { day: texts.staff.content.day }),
    ...(isNoPicture && { picture: texts.staff.content.picture }),
    ...(unknownTags.length > 0 && { tags: texts.staff.content.tags }),
    ...(unknown.length > 0 && {
      products: fill(texts.staff.content.products, {
        count: unknown.length,
        names: unknown.join(', '),
      }),
    }),
  };
}

export async function checkContent(
  trx: Database,
  kind: ContentItem['kind'],
  values: ContentValues,
  known?: ContentValues,
): Promise<void> {
  let errors: Record<string, Text>;
  if (values.home) errors = homeErrors(values.home);
  else if (values.menu) errors = menuErrors(values.menu);
  else if (values.footer) errors = footerErrors(values.footer);
  else errors = await errorsOf(trx, kind, values, known);
  if (Object.keys(errors).length > 0) throw new FormRejection(errors);
}
