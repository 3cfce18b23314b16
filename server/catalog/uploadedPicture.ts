/**
 * Names of pictures that members have uploaded. A name says all that pages need to know of a picture, so that whatever
 * keeps a name (a product, an order of years ago) needs no look-up, and it never comes to mean another one.
 */
export interface UploadedPicture {
  /** 32 hexadecimal digits of the SHA-256 of the upload and of how files are made of it. */
  hash: string;
  /** Pixels of the upload, upright. */
  width: number;
  height: number;
  /** Average colour as #rrggbb. */
  color: string;
}

/** Path of the files: `{hash}-{width}.{format}` stands behind it. */
export const UPLOADED_PREFIX = '/pictures/uploaded/';

/** Smallest first. */
export const UPLOADED_FORMATS = ['avif', 'webp'] as const;

/** What cards, galleries and lines of the shop ask for. */
const WIDTHS = [160, 360, 720] as const;

/** For the gallery's zoom. */
export const WIDEST = 1440;

const NAME = /^uploaded-([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})$/;

/** Widths that a picture is made in, ascending; the widest only where the upload has as many pixels. */
export function widthsOf({ width }: Pick<UploadedPicture, 'width'>): readonly number[] {
  return width >= WIDEST ? [...WIDTHS, WIDEST] : WIDTHS;
}

/** The name of a picture, the same for the same one. */
export function uploadedName({ hash, width, height, color }: UploadedPicture): string {
  return `uploaded-${hash}-${width}x${height}-${color.slice(1)}`;
}

/** What a name says; undefined for that of another picture. */
export function uploadedPictureOf(name: string): UploadedPicture | undefined {
  const [, hash, width, height, color] = NAME.exec(name) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), color: `#${color}` };
}

/** The files that a picture consists of. */
export function filesOf(
  picture: Pick<UploadedPicture, 'hash' | 'width'>,
): { file: string; width: number; format: (typeof UPLOADED_FORMATS)[number] }[] {
  return widthsOf(picture).flatMap((width) =>
    UPLOADED_FORMATS.map((format) => ({
      file: `${picture.hash}-${width}.${format}`,
      width,
      format,
    })),
  );
}
