import { findShopName } from '../../content/contentRepository.ts';
import type { Database } from '../../db/schema.ts';

/** What guessers know of who chooses a password: the shop's name beside names and mail address. */
export async function passwordContext(db: Database, ...known: string[]): Promise<string[]> {
  return [await findShopName(db), ...known];
}
