import type { Dto } from '../http/contractTypes.ts';
import index from '../../demo/pictures/pictures.gen.json' with { type: 'json' };
import { formatsOf, isBanner, widthsOf as widthsOfDemo } from '../../demo/pictures/sizes.ts';
import { PLACEHOLDER } from './placeholderPicture.ts';
import {
  UPLOADED_FORMATS,
  UPLOADED_PREFIX,
  uploadedPictureOf,
  widthsOf,
  type UploadedPicture,
} from './uploadedPicture.ts';

type Picture = Dto['Picture'];

const colors: Readonly<Record<string, string>> = index.colors;

export function isPicture(name: string): boolean {
  return Object.hasOwn(colors, name);
}

function toUploadedDto({ hash, width, height, color }: UploadedPicture, alt: string): Picture {
  return {
    url: `${UPLOADED_PREFIX}${hash}-{width}.{format}`,
    widths: [...widthsOf({ width })],
    formats: [...UPLOADED_FORMATS],
    width,
    height,
    alt,
    color,
  };
}

/** Returns a picture with its widths and formats. Returns the placeholder for a missing or unknown name. */
export function pictureOf(name: string | undefined, alt: string): Picture {
  const uploaded = name === undefined ? undefined : uploadedPictureOf(name);
  if (uploaded) return toUploadedDto(uploaded, alt);
  const known = name !== undefined && isPicture(name) ? name : PLACEHOLDER;
  return {
    url: `/pictures/${known}-{width}.{format}?v=${index.version}`,
    widths: [...widthsOfDemo(known)],
    formats: [...formatsOf(known)],
    width: isBanner(known) ? 16 : 8,
    height: isBanner(known) ? 7 : 9,
    alt,
    color: colors[known] ?? '#eeeeee',
  };
}

const webpUrl = ({ url }: Picture, width: number): string =>
  url.replace('{width}', String(width)).replace('{format}', 'webp');

export function pictureUrl(name: string | undefined, width: 160 | 360 | 720): string {
  return webpUrl(pictureOf(name, ''), width);
}

export function smallestFile(name: string, atLeast = 0): string {
  const picture = pictureOf(name, '');
  const wide = picture.widths.filter((width) => width >= atLeast);
  return webpUrl(picture, Math.min(...(wide.length > 0 ? wide : picture.widths)));
}
