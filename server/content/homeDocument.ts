import type { components } from '../../contract/types.gen.ts';

type Wire = components['schemas'];

/** A picture of pictures.gen.json in place of its sizes. */
export type Stored<Shown extends { picture?: unknown }> = Omit<Shown, 'picture'> & {
  /** Name in pictures.gen.json. */
  picture: string;
  /** What the picture shows; nothing where it adorns a text. */
  alt?: string;
};

/** The document `home` of table content, one for each language; lists are in the order shown. */
export interface HomeDocument {
  banners: readonly Stored<Wire['Banner']>[];
  ingredients?: readonly Stored<Wire['HomeCard']>[];
  boxes?: readonly Stored<Wire['HomeCard']>[];
  /** Title and content are HTML. */
  contentBlock?: Stored<Wire['ContentBlock']>;
  awards?: readonly Wire['Award'][];
  certificates?: readonly Wire['Certificate'][];
  testimonials?: readonly Wire['Testimonial'][];
}
