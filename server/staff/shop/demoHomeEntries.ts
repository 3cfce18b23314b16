/** Finds demo content of the home page. Compares each entry, as other entries may have been edited. */
import { isDeepStrictEqual } from 'node:util';
import type { HomeDocument } from '../../content/homeDocument.ts';
import { demoHome } from '../../demo/demoHome.ts';
import { homeValuesOf, type HomeValues } from '../content/homeValues.ts';

type Entry = HomeValues['banners'][number];
type ListName = Exclude<keyof HomeValues, 'block'>;

const demo = homeValuesOf(demoHome.en, demoHome.fr);
/** Demo entries of a home page whose English version was emptied. */
const french = homeValuesOf(undefined, demoHome.fr);
const LISTS = Object.keys(demo).filter((name): name is ListName => name !== 'block');
const NO_BLOCK = homeValuesOf({ banners: [] }, { banners: [] }).block;

/** Compares English texts only: a translated demo entry still counts as demo content. */
const said = ({ texts: { en }, ...plain }: Entry) => ({ ...plain, en });

const isDemos = (name: ListName, entry: Entry) =>
  [...demo[name], ...french[name]].some((other) => isDeepStrictEqual(said(other), said(entry)));

export interface HomeParts {
  demoEntries: number;
  keptTitles: string[];
  kept: HomeValues;
}

export function splitDemoHome(
  en: HomeDocument | undefined,
  fr: HomeDocument | undefined,
): HomeParts {
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
