import { findShopName } from '../../content/contentRepository.ts';
import type { Database } from '../../db/schema.ts';

export async function passwordContext(db: Database, ...known: string[]): Promise<string[]> {
  return [await findShopName(db), ...known];
}
