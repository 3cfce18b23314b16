/** The home page's demo content, entry by entry: one headline that was rewritten does not keep the claims beside it. */
import { isDeepStrictEqual } from 'node:util';
import type { HomeDocument } from '../../content/homeDocument.ts';
import { demoHome } from '../../demo/demoHome.ts';
import { homeValuesOf, type HomeValues } from '../content/homeValues.ts';

type Entry = HomeValues['banners'][number];
type ListName = Exclude<keyof HomeValues, 'block'>;

const demo = homeValuesOf(demoHome.en, demoHome.fr);
/** What is left where somebody has emptied the English page. */
const french = homeValuesOf(undefined, demoHome.fr);
const LISTS = Object.keys(demo).filter((name): name is ListName => name !== 'block');
const NO_BLOCK = homeValuesOf({ banners: [] }, { banners: [] }).block;

/** In English: who translates an entry has not made it another. */
const said = ({ texts: { en }, ...plain }: Entry) => ({ ...plain, en });

const isDemos = (name: ListName, entry: Entry) =>
  [...demo[name], ...french[name]].some((other) => isDeepStrictEqual(said(other), said(entry)));

/** What of a home page is as the demo has it, and what is not. */
export interface HomeParts {
  /** How many entries go, the text beside a picture counted as one. */
  demoEntries: number;
  /** Titles of entries that stay. */
  keptTitles: string[];
  /** The page without what goes. */
  kept: HomeValues;
}

/** Parts a home page, as it stands in both languages. */
export function partHome(en: HomeDocument | undefined, fr: HomeDocument | undefined): HomeParts {
  const values = homeValuesOf(en, fr);
  const isDemoBlock =
    values.block.texts.en.title !== '' &&
    isDeepStrictEqual(values.block.texts.en, demo.block.texts.en);
  const lists = LISTS.map((name): [ListName, Entry[]] => [
    name,
    values[name].filter((entry) => !isDemos(name, entry)),
  ]);
  const kept: HomeValues = {
    ...values,
    ...Object.fromEntries(lists),
    ...(isDemoBlock && { block: NO_BLOCK }),
  };
  const entries = (of: HomeValues) => LISTS.flatMap((name) => of[name]);
  const { title: blockTitle } = kept.block.texts.en;
  return {
    demoEntries: entries(values).length - entries(kept).length + (isDemoBlock ? 1 : 0),
    keptTitles: [...entries(kept).map(({ texts }) => texts.en.title), blockTitle].filter(
      (title) => title !== '',
    ),
    kept,
  };
}
