/** Maps the home page to form values. Each list is one JSON text, so edits of different lists don't conflict. */
import type { HomeEntry, HomeEntryText, HomeValues } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { readEntries, writeEntries } from './entryLists.ts';

export type HomeListName = Exclude<keyof HomeValues, 'block'>;

export interface HomeListShape {
  /**
   * Value of the picture field: the name of a shop picture or the path of a drawing. Undefined if entries have no
   * picture.
   */
  readonly picture: 'name' | 'path' | undefined;
  readonly texts: readonly (keyof HomeEntryText)[];
}

const CARD: HomeListShape = { picture: 'name', texts: ['title', 'text', 'link', 'alt'] };

export const HOME_LISTS: Readonly<Record<HomeListName, HomeListShape>> = {
  banners: { picture: 'name', texts: ['title', 'text', 'link', 'link_text', 'alt'] },
  ingredients: CARD,
  boxes: CARD,
  stories: { picture: 'path', texts: ['overline', 'title', 'text', 'link', 'link_text', 'alt'] },
  awards: { picture: 'path', texts: ['title', 'link'] },
  certificates: { picture: 'path', texts: ['title', 'text'] },
  testimonials: { picture: undefined, texts: ['title', 'place', 'text'] },
};

const NAMES = Object.keys(HOME_LISTS) as HomeListName[];

const NO_TEXT: HomeEntryText = {
  overline: '',
  title: '',
  text: '',
  link: '',
  link_text: '',
  place: '',
  alt: '',
};

export const NEW_ENTRY: HomeEntry = {
  picture: '',
  large_picture: '',
  is_video: false,
  rating: 5,
  texts: { en: NO_TEXT, fr: NO_TEXT },
};

const LANGUAGES = ['en', 'fr'] as const;
const BLOCK_TEXTS = ['title', 'content', 'alt'] as const;
const YES = 'yes';

export const readHomeEntries = (text: string): HomeEntry[] =>
  readEntries<HomeEntry>(text).map((entry) => ({
    ...entry,
    // An older draft may lack fields, so fill them in.
    texts: { en: { ...NO_TEXT, ...entry.texts.en }, fr: { ...NO_TEXT, ...entry.texts.fr } },
  }));

export function toHomeFields(home: HomeValues): FormValues {
  const { picture, is_left: isLeft, has_more: hasMore, texts } = home.block;
  return {
    ...Object.fromEntries(NAMES.map((name) => [`home_${name}`, writeEntries(home[name])])),
    block_picture: picture,
    block_is_left: isLeft ? YES : '',
    block_has_more: hasMore ? YES : '',
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        BLOCK_TEXTS.map((name) => [`block_${name}_${language}`, texts[language][name]]),
      ),
    ),
  };
}

export function toHomeValues(form: FormValues): HomeValues {
  const text = (name: string) => form[name] ?? '';
  const list = (name: HomeListName) => readHomeEntries(text(`home_${name}`));
  const textsIn = (language: string) => ({
    title: text(`block_title_${language}`),
    content: text(`block_content_${language}`),
    alt: text(`block_alt_${language}`),
  });
  return {
    banners: list('banners'),
    ingredients: list('ingredients'),
    boxes: list('boxes'),
    block: {
      picture: text('block_picture'),
      is_left: text('block_is_left') === YES,
      has_more: text('block_has_more') === YES,
      texts: { en: textsIn('en'), fr: textsIn('fr') },
    },
    stories: list('stories'),
    awards: list('awards'),
    certificates: list('certificates'),
    testimonials: list('testimonials'),
  };
}
