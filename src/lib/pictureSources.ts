import type { Picture } from '../api/endpoints.gen.ts';
import { pictureAddress } from './linkTarget.ts';

/** One source of a picture: its MIME type and its `srcset` with width descriptors. */
interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

export interface PictureSources {
  /** Smallest format first, for `<source>` elements */
  readonly sources: readonly PictureSource[];
  /** `srcset` of the format that is understood everywhere, for the `<img>` */
  readonly fallbackSrcSet: string;
  /** A middle width of that format, for a browser without `srcset` and for sharing */
  readonly src: string;
}

/** The URL of a picture in one width and format. */
export function pictureUrl(picture: Picture, width: number, format: string): string {
  return pictureAddress(picture.url)
    .replaceAll('{width}', String(width))
    .replaceAll('{format}', encodeURIComponent(format));
}

/** The URL in the smallest format and the smallest width of at least so many pixels, else the largest. */
export function smallestFrom(picture: Picture, pixels: number): string {
  const width = picture.widths.find((known) => known >= pixels) ?? picture.widths.at(-1);
  return pictureUrl(picture, width ?? picture.width, picture.formats[0] ?? 'webp');
}

/** What the elements of a `<picture>` need; the last format goes to the `<img>`, the others to `<source>`. */
export function pictureSources(picture: Picture): PictureSources {
  const fallback = picture.formats.at(-1) ?? 'webp';
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return {
    sources: picture.formats
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, srcSet: srcSet(picture, format) })),
    fallbackSrcSet: srcSet(picture, fallback),
    src: pictureUrl(picture, middle, fallback),
  };
}

function srcSet(picture: Picture, format: string): string {
  return picture.widths
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ');
}

/** A picture's URL for a style sheet. */
export function cssUrl(url: string): string {
  return `url(${JSON.stringify(url)})`;
}
