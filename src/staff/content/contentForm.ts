import type {
  ContentKind,
  ContentText,
  ContentValues,
  NewContentKind,
  StaffContent,
} from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { withBase } from '../ui/conflict.ts';
import { toFooterFields, toFooterValues } from './footerForm.ts';
import { toHomeFields, toHomeValues } from './homeForm.ts';
import { readEntries, writeEntries } from './entryLists.ts';

export const LANGUAGES = ['en', 'fr'] as const;

type ContentLanguage = (typeof LANGUAGES)[number];

const TEXTS: readonly (keyof ContentText)[] = [
  'title',
  'lead',
  'html',
  'picture_alt',
  'meta_description',
  'keywords',
];

export const CONTENT_KINDS: readonly ContentKind[] = ['home', 'menu', 'footer', 'page', 'post'];

const FIXED: readonly ContentKind[] = ['home', 'menu', 'footer'];

/** True for content that exists once and can't be unpublished. */
export const isFixedContent = (kind: ContentKind): boolean => FIXED.includes(kind);

const handlesIn = (text: string) =>
  text
    .split(/[,\n]+/)
    .map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, '-'))
    .filter((handle) => handle !== '');

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

export function toFormValues(values: ContentValues): FormValues {
  if (values.home) return toHomeFields(values.home);
  if (values.menu) return { menu: writeEntries(values.menu) };
  if (values.footer) return toFooterFields(values.footer);
  const { texts, picture, day, author, tags, products } = values;
  return {
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        TEXTS.map((name) => [`${name}_${language}`, texts[language][name]]),
      ),
    ),
    picture,
    day,
    author,
    tags: tags.join(' '),
    products: products.join(', '),
  };
}

const NO_TEXT: ContentText = {
  title: '',
  lead: '',
  html: '',
  picture_alt: '',
  meta_description: '',
  keywords: '',
};

/** Empty page and post values. Requests for home page, menu and footer contain them too. */
const NO_VALUES: ContentValues = {
  picture: '',
  day: '',
  author: '',
  tags: [],
  products: [],
  texts: { en: NO_TEXT, fr: NO_TEXT },
};

export function toContentValues(form: FormValues): ContentValues {
  const text = (name: string) => form[name] ?? '';
  if (form['menu'] !== undefined) return { ...NO_VALUES, menu: readEntries(form['menu']) };
  if (form['block_picture'] !== undefined) return { ...NO_VALUES, home: toHomeValues(form) };
  if (form['footer_links'] !== undefined) return { ...NO_VALUES, footer: toFooterValues(form) };
  const textsIn = (language: ContentLanguage) =>
    Object.fromEntries(
      TEXTS.map((name) => [name, text(`${name}_${language}`)]),
    ) as unknown as ContentText;
  return {
    picture: text('picture'),
    day: text('day'),
    author: text('author'),
    tags: words(text('tags')),
    products: handlesIn(text('products')),
    texts: { en: textsIn('en'), fr: textsIn('fr') },
  };
}

/**
 * Returns the form values of a new page or post.
 * @param today YYYY-MM-DD, the day of a new post
 */
export function emptyForm(kind: NewContentKind, today: string): FormValues {
  return toFormValues({ ...NO_VALUES, day: kind === 'post' ? today : '' });
}

export function formOf({ version, values }: Pick<StaffContent, 'version' | 'values'>): FormValues {
  return withBase(toFormValues(values), version);
}
