import type { Picture } from '../../api/endpoints.gen.ts';
import type { ShownPicture } from '../ui/dialog.ts';

/** A product's pictures in order: at least one, so that the place of a missing picture shows. */
export function shownPictures(
  pictures: readonly Picture[],
  addresses: readonly string[],
  name: string,
): ShownPicture[] {
  const count = Math.max(1, pictures.length, addresses.length);
  return Array.from({ length: count }, (_, index) => ({
    picture: pictures[index],
    src: addresses[index],
    alt: pictures[index]?.alt || name,
  }));
}
