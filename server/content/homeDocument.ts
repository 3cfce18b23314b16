import type { Dto } from '../http/contractTypes.ts';

/** A picture of pictures.gen.json in place of its sizes. */
export type Stored<Shown extends { picture?: unknown }> = Omit<Shown, 'picture'> & {
  /** Name in pictures.gen.json. */
  picture: string;
  /** What the picture shows; nothing where it adorns a text. */
  alt?: string;
};

/** The document `home` of table content, one for each language; lists are in the order shown. */
export interface HomeDocument {
  banners: readonly Stored<Dto['Banner']>[];
  ingredients?: readonly Stored<Dto['HomeCard']>[];
  boxes?: readonly Stored<Dto['HomeCard']>[];
  /** Title and content are HTML. */
  contentBlock?: Stored<Dto['ContentBlock']>;
  stories?: readonly Dto['HomeStory'][];
  awards?: readonly Dto['Award'][];
  certificates?: readonly Dto['Certificate'][];
  testimonials?: readonly Dto['Testimonial'][];
}
