import type { Look, Placed } from './compose.ts';

/** The three pictures of a product: alone, arranged and served. */
interface ProductArt {
  readonly look: Look;
  readonly pictures: readonly [hero: Placed[], arranged: Placed[], served: Placed[]];
}

/** The art of products by their handle. */
export type ArtByHandle = Readonly<Record<string, ProductArt>>;
