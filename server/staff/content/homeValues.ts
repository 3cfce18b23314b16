import { cleanInline } from '../../catalog/cleanHtml.ts';
import { isPicture } from '../../catalog/picture.ts';
import { uploadedPictureOf } from '../../catalog/uploadedPicture.ts';
import type { HomeDocument } from '../../content/homeDocument.ts';
import type { Text } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import { isPath, isWebPage } from '../../../contract/linkTarget.ts';
import { cleaned } from '../products/productCheck.ts';
import type { StaffDto } from '../staffDto.ts';
import { withoutRepeats } from './withoutRepeats.ts';

export type HomeValues = StaffDto['HomeValues'];

type Entry = StaffDto['HomeEntry'];
type EntryText = StaffDto['HomeEntryText'];
type Block = StaffDto['HomeBlock'];
type BlockText = StaffDto['HomeBlockText'];
type Language = keyof Entry['texts'];
type ListName = Exclude<keyof HomeValues, 'block'>;

interface ListFields {
  readonly plain: Partial<Record<'picture' | 'large_picture' | 'rating', string>>;
  readonly texts: Partial<Record<keyof EntryText, string>>;
}

const CARDS: ListFields = {
  plain: { picture: 'picture' },
  texts: { title: 'title', text: 'text', link: 'link', alt: 'alt' },
};

const LISTS: Readonly<Record<ListName, ListFields>> = {
  banners: {
    plain: CARDS.plain,
    texts: { ...CARDS.texts, link_text: 'link_text' },
  },
  ingredients: CARDS,
  boxes: CARDS,
  stories: {
    plain: { picture: 'image' },
    texts: { ...CARDS.texts, overline: 'overline', link_text: 'link_text' },
  },
  awards: {
    plain: { picture: 'thumb', large_picture: 'popup' },
    texts: { title: 'title', link: 'link' },
  },
  certificates: { plain: { picture: 'image' }, texts: { title: 'title', text: 'text' } },
  testimonials: {
    plain: { rating: 'rating' },
    texts: { title: 'name', text: 'text', place: 'place' },
  },
};

const LIST_NAMES = Object.keys(LISTS) as ListName[];
const WITH_PATHS: readonly ListName[] = ['stories', 'awards', 'certificates'];
const MOST_STARS = 5;

type Stored = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function toEntryText({ texts: fields }: ListFields, stored: Stored | undefined): EntryText {
  const text = (name: keyof EntryText) => textOf(stored?.[fields[name] ?? '']);
  return {
    overline: text('overline'),
    title: text('title'),
    text: text('text'),
    link: text('link'),
    link_text: text('link_text'),
    place: text('place'),
    alt: text('alt'),
  };
}

function toEntry(list: ListFields, english: Stored | undefined, french: Stored | undefined): Entry {
  const stored = english ?? french ?? {};
  const plain = (name: keyof ListFields['plain']) => textOf(stored[list.plain[name] ?? '']);
  const { rating = '' } = list.plain;
  const en = toEntryText(list, stored);
  return {
    picture: plain('picture'),
    large_picture: plain('large_picture'),
    is_video: stored['link_type'] === 'ytvideo',
    rating: typeof stored[rating] === 'number' ? stored[rating] : MOST_STARS,
    texts: { en, fr: withoutRepeats(en, toEntryText(list, french)) },
  };
}

function toBlockText(stored: HomeDocument['contentBlock']): BlockText {
  const { title = '', content = '', alt = '' } = stored ?? {};
  return { title: cleanInline(title), content: cleaned(content), alt: alt.trim() };
}

function toBlock(en: HomeDocument | undefined, fr: HomeDocument | undefined): Block {
  const stored = en?.contentBlock ?? fr?.contentBlock;
  const english = toBlockText(stored);
  return {
    picture: stored?.picture ?? '',
    is_left: stored?.imageLeft ?? false,
    has_more: stored?.seeMore ?? false,
    texts: { en: english, fr: withoutRepeats(english, toBlockText(fr?.contentBlock)) },
  };
}

export function homeValuesOf(
  en: HomeDocument | undefined,
  fr: HomeDocument | undefined,
): HomeValues {
  const list = (name: ListName) => {
    const [english, french] = [en, fr].map(
      (home) => (home?.[name] ?? []) as unknown as readonly Stored[],
    ) as [readonly Stored[], readonly Stored[]];
    const longest = english.length >= french.length ? english : french;
    return longest.map((_entry, index) => toEntry(LISTS[name], english[index], french[index]));
  };
  return {
    banners: list('banners'),
    ingredients: list('ingredients'),
    boxes: list('boxes'),
    block: toBlock(en, fr),
    stories: list('stories'),
    awards: list('awards'),
    certificates: list('certificates'),
    testimonials: list('testimonials'),
  };
}

function toStoredEntry(name: ListName, entry: Entry, language: Language): Stored {
  const { plain, texts: said } = LISTS[name];
  const { en } = entry.texts;
  const own = entry.texts[language];
  return {
    ...Object.fromEntries(
      Object.entries(plain).map(([field, stored]) => [stored, entry[field as keyof typeof plain]]),
    ),
    ...Object.fromEntries(
      Object.entries(said).map(([field, stored]) => {
        const key = field as keyof EntryText;
        return [stored, own[key] || en[key]];
      }),
    ),
    ...(name === 'awards' && en.link !== '' && { link_type: entry.is_video ? 'ytvideo' : 'link' }),
  };
}

export function toHomeDocument(values: HomeValues, language: Language): HomeDocument {
  const lists = LIST_NAMES.map((name) => [
    name,
    values[name].map((entry) => toStoredEntry(name, entry, language)),
  ]);
  const { picture, is_left: imageLeft, has_more: seeMore, texts: said } = values.block;
  const { en } = said;
  const own = said[language];
  return {
    ...(Object.fromEntries(lists) as HomeDocument),
    ...(picture !== '' &&
      en.title !== '' && {
        contentBlock: {
          title: own.title || en.title,
          content: own.content || en.content,
          picture,
          alt: own.alt || en.alt,
          imageLeft,
          seeMore,
        },
      }),
  };
}

export const cleanHome = (values: HomeValues): HomeValues =>
  homeValuesOf(toHomeDocument(values, 'en'), toHomeDocument(values, 'fr'));

const isKnownPicture = (name: string) => isPicture(name) || uploadedPictureOf(name) !== undefined;

function isLink(name: ListName, link: string, isVideo: boolean): boolean {
  if (link === '') return name === 'awards' || name === 'stories';
  if (name !== 'awards') return isPath(link);
  return isVideo ? /^[\w-]{6,20}$/.test(link) : isWebPage(link);
}

function entryError(
  name: ListName,
  entry: Entry,
  number: number,
): [control: string, why: Text] | undefined {
  const { plain, texts: fields } = LISTS[name];
  const said = texts.staff.content.entry;
  if (entry.texts.en.title === '') return ['title.en', fill(said.title, { number })];
  const isDrawing = WITH_PATHS.includes(name);
  const hasPicture = isDrawing ? isPath(entry.picture) : isKnownPicture(entry.picture);
  const needsPicture = plain.picture !== undefined && (name !== 'stories' || entry.picture !== '');
  if (needsPicture && !hasPicture) return ['picture', fill(said.picture, { number })];
  if (needsPicture && isDrawing && entry.large_picture !== '' && !isPath(entry.large_picture))
    return ['large_picture', fill(said.picture, { number })];
  const { en, fr } = entry.texts;
  if (fields.link === undefined) return undefined;
  if (!isLink(name, en.link, entry.is_video)) return ['link.en', fill(said.link, { number })];
  const isFrenchWrong = fr.link !== '' && !isLink(name, fr.link, entry.is_video);
  return isFrenchWrong ? ['link.fr', fill(said.link, { number })] : undefined;
}

/**
 * Returns errors by form field. Keys of list entries contain position and control, such as
 * `home_banners.0.title.en`. Each list reports only its first error.
 */
export function homeErrors(values: HomeValues): Record<string, Text> {
  const ofLists = LIST_NAMES.flatMap((name) => {
    const [first] = values[name].flatMap((entry, index) => {
      const [control, why] = entryError(name, entry, index + 1) ?? [];
      return why ? [[`home_${name}.${index}.${control}`, why] as const] : [];
    });
    return first ? [first] : [];
  });
  const { picture, texts: said } = values.block;
  return {
    ...Object.fromEntries(ofLists),
    ...(picture !== '' &&
      !isKnownPicture(picture) && { block_picture: texts.staff.content.picture }),
    ...(said.en.title === '' && said.en.content !== '' && { block_title_en: texts.field.missing }),
  };
}
