import { findDocuments } from '../../content/contentRepository.ts';
import type { HomeDocument } from '../../content/homeDocument.ts';
import type { Database } from '../../db/schema.ts';
import type { DemoLeft } from './demoContent.ts';
import { toHomeDocument } from '../content/homeValues.ts';

type Place = 'home' | 'menu' | 'footer';

async function handlesOf(
  db: Database,
  table: 'product' | 'collection',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom(table).select('handle').where('id', 'in', ids).execute();
  return rows.map(({ handle }) => handle);
}

async function pathsOf(db: Database, demo: DemoLeft): Promise<ReadonlySet<string>> {
  const { productIds, collectionIds, posts, pages } = demo;
  const products = await handlesOf(db, 'product', productIds);
  const collections = await handlesOf(db, 'collection', collectionIds);
  return new Set([
    ...products.map((handle) => `/shop/${handle}`),
    ...collections.map((handle) => `/shop/collection/${handle}`),
    ...posts.map((handle) => `/blog/${handle}`),
    ...pages.map((handle) => `/info/${handle}`),
  ]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const HREF = /href="([^"]*)"/g;

function pathsIn(text: string): string[] {
  const links = [text, ...[...text.matchAll(HREF)].map(([, href = '']) => href)];
  return links.map((link) => `/${link.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')}`);
}

const MORE = '/info/about-us';

/** Counts links that removing the demo content would break. Skips a menu or footer that is also removed. */
export async function countDeadLinks(db: Database, demo: DemoLeft): Promise<Record<Place, number>> {
  const paths = await pathsOf(db, demo);
  const goes = { home: false, menu: demo.hasMenu, footer: demo.hasFooter };
  const count = async (place: Place) => {
    if (goes[place]) return 0;
    const { en, fr } = await findDocuments<Partial<HomeDocument>>(db, place);
    const document: Partial<HomeDocument> | undefined =
      place === 'home' ? toHomeDocument(demo.home.kept, 'en') : (en ?? fr);
    const more = document?.contentBlock?.seeMore === true ? [MORE] : [];
    return [...textsIn(document).flatMap(pathsIn), ...more].filter((path) => paths.has(path))
      .length;
  };
  return { home: await count('home'), menu: await count('menu'), footer: await count('footer') };
}
