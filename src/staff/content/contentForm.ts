/** A page or post as its form has it: texts by the name of a field. */
import type { ContentKind, ContentText, ContentValues, StaffContent } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { withBase } from '../ui/conflict.ts';

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

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

/** What a form shows of a page or post. */
export function toFormValues(values: ContentValues): FormValues {
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

/** What is sent of a form without errors. */
export function toContentValues(form: FormValues): ContentValues {
  const text = (name: string) => form[name] ?? '';
  const textsIn = (language: ContentLanguage) =>
    Object.fromEntries(
      TEXTS.map((name) => [name, text(`${name}_${language}`)]),
    ) as unknown as ContentText;
  return {
    picture: text('picture'),
    day: text('day'),
    author: text('author'),
    tags: words(text('tags')),
    products: words(text('products')),
    texts: { en: textsIn('en'), fr: textsIn('fr') },
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

/** The form of a page or post that is not there yet. @param today YYYY-MM-DD, the day of a new post */
export function emptyForm(kind: ContentKind, today: string): FormValues {
  return toFormValues({
    picture: '',
    day: kind === 'post' ? today : '',
    author: '',
    tags: [],
    products: [],
    texts: { en: NO_TEXT, fr: NO_TEXT },
  });
}

/** The form of a page or post, with the version that is changed and what it was. */
export function formOf({ version, values }: Pick<StaffContent, 'version' | 'values'>): FormValues {
  return withBase(toFormValues(values), version);
}
