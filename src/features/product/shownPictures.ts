import type { Picture } from '../../api/endpoints.gen.ts';

/** A picture of a product: in several sizes, or a plain URL, or neither where it is missing. */
export interface ShownPicture {
  readonly picture?: Picture | undefined;
  readonly src?: string | undefined;
  /** What it shows, in words */
  readonly alt: string;
}

/** A product's pictures in order: at least one, so that the place of a missing picture shows. */
export function shownPictures(
  pictures: readonly Picture[],
  urls: readonly string[],
  name: string,
): ShownPicture[] {
  const count = Math.max(1, pictures.length, urls.length);
  return Array.from({ length: count }, (_, index) => ({
    picture: pictures[index],
    src: urls[index],
    alt: pictures[index]?.alt || name,
  }));
}
