import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoCollection } from './demoCollection.ts';

const FOLDER = path.join(import.meta.dirname, 'catalog');

const COLLECTIONS = [
  'fruits',
  'vegetables',
  'spices',
  'grains',
  'pulses',
  'oils',
  'nuts',
  'honey',
  'bakery',
  'dairy',
  'drinks',
  'snacks',
] as const;

export async function readDemoCollections(): Promise<DemoCollection[]> {
  return Promise.all(
    COLLECTIONS.map(
      async (handle) =>
        JSON.parse(await readFile(path.join(FOLDER, `${handle}.json`), 'utf8')) as DemoCollection,
    ),
  );
}
