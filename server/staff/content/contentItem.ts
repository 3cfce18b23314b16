import { cleanFooter } from './footerValues.ts';
import { cleanHome } from './homeValues.ts';
import { cleanMenu } from './menuValues.ts';
import type { StaffDto } from '../staffDto.ts';

/** Everything that is edited of a page or post, of the home page, the main menu or the foot of every page. */
export type ContentValues = StaffDto['ContentValues'];

/** Its texts in one language. */
export type ContentText = StaffDto['ContentText'];

/** Which of them. */
export interface ContentItem {
  kind: StaffDto['ContentKind'];
  handle: string;
}

/** Of a language that has no texts. */
export const NO_TEXT: ContentText = {
  title: '',
  lead: '',
  html: '',
  picture_alt: '',
  meta_description: '',
  keywords: '',
};

/** Of what is no page and no post. */
export const NO_VALUES: ContentValues = {
  picture: '',
  day: '',
  author: '',
  tags: [],
  products: [],
  texts: { en: NO_TEXT, fr: NO_TEXT },
};

/** Home page, menu and foot are there once, and always. */
export const FIXED_KINDS: readonly ContentItem['kind'][] = ['home', 'menu', 'footer'];

/** Whether it is one of them. */
export const isFixed = ({ kind }: Pick<ContentItem, 'kind'>): boolean => FIXED_KINDS.includes(kind);

function toText(stored: Partial<ContentText> | undefined): ContentText {
  const { title, lead, html, picture_alt, meta_description, keywords } = { ...NO_TEXT, ...stored };
  return { title, lead, html, picture_alt, meta_description, keywords };
}

/** In the order of the contract, whatever order the database stores keys in. */
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

/** Whether there are no texts in a language. */
export const isNoText = (text: ContentText): boolean =>
  Object.values(text).every((value) => value === '');

/** What the record of changes names it by. */
export const subjectIdOf = ({ kind, handle }: ContentItem): string => `${kind}/${handle}`;
