import { fileURLToPath } from 'node:url';
import anyAscii from 'any-ascii';
import { openSync, type Font } from 'fontkit';

export interface TextRun {
  text: string;
  font: Font;
}

/** Font files by script, in order of use. The first has Latin, Greek, Cyrillic, Devanagari and signs like ₹. */
const REGULAR = [
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'),
];

const BOLD = [
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf'),
  import.meta
    .resolve('@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'),
];

const open = (url: string) => openSync(fileURLToPath(url)) as Font;

export interface InvoiceFonts {
  regular: readonly Font[];
  bold: readonly Font[];
}

let opened: InvoiceFonts | undefined;

/** Returns cached fonts, as opening them takes several times as long as drawing an invoice. */
export function invoiceFonts(): InvoiceFonts {
  opened ??= { regular: REGULAR.map(open), bold: BOLD.map(open) };
  return opened;
}

/** Replaces spaces and hyphens that the fonts lack, and drops invisible characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2009\u202f]/gu, '\u00a0')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s/g, (space) => (space === '\u00a0' ? space : ' '))
    .replaceAll(/[\p{Cc}\ufe0f[\p{Cf}--[\u200c\u200d]]]/gv, '');
}

const fontOf = (sign: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Transliterates characters that no font has, such as Arabic or Chinese. Uses `?` if there is no transliteration. */
export function withGlyphs(text: string, fonts: readonly Font[]): string {
  return Array.from(text, (sign) => (fontOf(sign, fonts) ? sign : anyAscii(sign) || '?')).join('');
}

/** Splits text into runs of one font each. All characters must have a glyph. */
export function runsOf(text: string, fonts: readonly Font[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const staysInRun =
      /[ \p{M}\u200c\u200d]/u.test(sign) &&
      last?.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) === true;
    const font = staysInRun ? last?.font : fontOf(sign, fonts);
    if (last !== undefined && (font === undefined || font === last.font)) last.text += sign;
    else if (font !== undefined) runs.push({ text: sign, font });
  }
  return runs;
}
