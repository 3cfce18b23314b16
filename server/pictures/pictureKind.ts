/** Kinds of files that people send for a picture. */
export type OtherKind = 'heic' | 'jxl' | 'gif' | 'tiff' | 'svg' | 'pdf' | 'page' | 'bmp' | 'psd';

/** Accepted kinds, a kind that a text names, or none. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | OtherKind | 'none';

/** Beginnings of files in Latin-1. */
const BEGINNINGS: readonly [RegExp, FileKind][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n[^]\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  // A brand of its own or among the compatible ones.
  [/^[^]{4}ftyp[^]*avi[fs]/, 'avif'],
  [/^[^]{4}ftyp[^]*(?:hei[cxms]|hev[cxms]|mif1|msf1)/, 'heic'],
  [/^\xff\n|^[^]{4}JXL /, 'jxl'],
  [/^GIF8/, 'gif'],
  [/^(?:II\*|MM[^]\*)/, 'tiff'],
  [/^%PDF/, 'pdf'],
  [/^\s*<(?:svg|\?xml)/i, 'svg'],
  [/^\s*<(?:!doctype|html|head|body)/i, 'page'],
  [/^BM/, 'bmp'],
  [/^8BPS/, 'psd'],
];

/** The kind of a file by its first bytes. */
export function kindOf(head: Buffer): FileKind {
  const text = head.toString('latin1');
  return BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1] ?? 'none';
}
