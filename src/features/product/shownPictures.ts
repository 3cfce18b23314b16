import type { Picture } from '../../api/endpoints.gen.ts';

export interface ShownPicture {
  readonly picture?: Picture | undefined;
  readonly src?: string | undefined;
  readonly alt: string;
}

/** Pairs pictures with plain URLs. Returns at least one entry, so that a missing picture shows its placeholder. */
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
