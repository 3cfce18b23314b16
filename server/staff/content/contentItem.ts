import { cleanFooter } from './footerValues.ts';
import { cleanHome } from './homeValues.ts';
import { cleanMenu } from './menuValues.ts';
import type { StaffDto } from '../staffDto.ts';

export type ContentValues = StaffDto['ContentValues'];

export type ContentText = StaffDto['ContentText'];

export interface ContentItem {
  kind: StaffDto['ContentKind'];
  handle: string;
}

export const NO_TEXT: ContentText = {
  title: '',
  lead: '',
  html: '',
  picture_alt: '',
  meta_description: '',
  keywords: '',
};

export const NO_VALUES: ContentValues = {
  picture: '',
  day: '',
  author: '',
  tags: [],
  products: [],
  texts: { en: NO_TEXT, fr: NO_TEXT },
};

/** Kinds that exist exactly once and cannot be unpublished. */
export const FIXED_KINDS: readonly ContentItem['kind'][] = ['home', 'menu', 'footer'];

export const isFixed = ({ kind }: Pick<ContentItem, 'kind'>): boolean => FIXED_KINDS.includes(kind);

function toText(stored: Partial<ContentText> | undefined): ContentText {
  const { title, lead, html, picture_alt, meta_description, keywords } = { ...NO_TEXT, ...stored };
  return { title, lead, html, picture_alt, meta_description, keywords };
}

/** Normalizes stored values to the contract's order of fields, as PostgreSQL reorders JSON keys. */
export function toContentValues(stored: ContentValues): ContentValues {
  const { picture, day, author, tags, products, texts, home, menu, footer } = stored;
  return {
    picture,
    day,
    author,
    tags,
    products,
    texts: { en: toText(texts.en), fr: toText(texts.fr) },
    ...(home && { home: cleanHome(home) }),
    ...(menu && { menu: cleanMenu(menu) }),
    ...(footer && { footer: cleanFooter(footer) }),
  };
}

export const isNoText = (text: ContentText): boolean =>
  Object.values(text).every((value) => value === '');

export const subjectIdOf = ({ kind, handle }: ContentItem): string => `${kind}/${handle}`;
