/**
 * Parts of an uploaded picture's name. The name contains all that pages need, so old references stay valid without
 * a lookup.
 */
export interface UploadedPicture {
  /** 32 hexadecimal digits of the SHA-256 of the upload and of the conversion settings. */
  hash: string;
  width: number;
  height: number;
  color: string;
}

export const UPLOADED_PREFIX = '/pictures/uploaded/';

export const UPLOADED_FORMATS = ['avif', 'webp'] as const;

const WIDTHS = [160, 360, 720] as const;

export const WIDEST = 1440;

const NAME = /^uploaded-([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})$/;

export function widthsOf({ width }: Pick<UploadedPicture, 'width'>): readonly number[] {
  return width >= WIDEST ? [...WIDTHS, WIDEST] : WIDTHS;
}

export function uploadedName({ hash, width, height, color }: UploadedPicture): string {
  return `uploaded-${hash}-${width}x${height}-${color.slice(1)}`;
}

export function uploadedPictureOf(name: string): UploadedPicture | undefined {
  const [, hash, width, height, color] = NAME.exec(name) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), color: `#${color}` };
}

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
