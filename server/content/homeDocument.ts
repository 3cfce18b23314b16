import type { Dto } from '../http/contractTypes.ts';

export type Stored<Shown extends { picture?: unknown }> = Omit<Shown, 'picture'> & {
  picture: string;
  alt?: string;
};

/** Document `home` of table content, one per language; lists are in display order. */
export interface HomeDocument {
  banners: readonly Stored<Dto['Banner']>[];
  ingredients?: readonly Stored<Dto['HomeCard']>[];
  boxes?: readonly Stored<Dto['HomeCard']>[];
  contentBlock?: Stored<Dto['ContentBlock']>;
  stories?: readonly Dto['HomeStory'][];
  awards?: readonly Dto['Award'][];
  certificates?: readonly Dto['Certificate'][];
  testimonials?: readonly Dto['Testimonial'][];
}
