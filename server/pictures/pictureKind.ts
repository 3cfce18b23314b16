export type OtherKind = 'heic' | 'jxl' | 'gif' | 'tiff' | 'svg' | 'pdf' | 'page' | 'bmp' | 'psd';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | OtherKind | 'none';

const BEGINNINGS: readonly [RegExp | string, FileKind][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
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

export function kindOf(head: Buffer): FileKind {
  const text = head.toString('latin1');
  const isStart = (beginning: RegExp | string) =>
    typeof beginning === 'string' ? text.startsWith(beginning) : beginning.test(text);
  return BEGINNINGS.find(([beginning]) => isStart(beginning))?.[1] ?? 'none';
}
