import type { Picture } from '../api/endpoints.gen.ts';
import { pictureAddress } from './linkTarget.ts';

interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

export interface PictureSources {
  readonly sources: readonly PictureSource[];
  readonly fallbackSrcSet: string;
  readonly src: string;
}

export function pictureUrl(picture: Picture, width: number, format: string): string {
  return pictureAddress(picture.url)
    .replaceAll('{width}', String(width))
    .replaceAll('{format}', encodeURIComponent(format));
}

/** Returns the URL in the smallest format. Uses the smallest width of at least `pixels`, else the largest width. */
export function smallestFrom(picture: Picture, pixels: number): string {
  const width = picture.widths.find((known) => known >= pixels) ?? picture.widths.at(-1);
  return pictureUrl(picture, width ?? picture.width, picture.formats[0] ?? 'webp');
}

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

export function cssUrl(url: string): string {
  return `url(${JSON.stringify(url)})`;
}
