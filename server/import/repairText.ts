/** Characters of Windows-1252 from 0x80 to 0x9f. All other bytes are the same in Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Matches UTF-8 that was decoded as Windows-1252: a lead byte and its continuation bytes. */
const MISREAD = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${WINDOWS_1252}]{1,3}`, 'g');

const DEBRIS = new RegExp(
  `[_\u0080-\u00ff${WINDOWS_1252}]*\ufffd[_\u0080-\u00ff\ufffd${WINDOWS_1252}]*`,
  'g',
);

/**
 * Matches invisible characters: control characters except tab and line feed, and format characters. Excludes
 * zero-width joiners and non-joiners, which some scripts need.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function byteOf(character: string): number {
  const index = WINDOWS_1252.indexOf(character);
  return index >= 0 ? 0x80 + index : character.charCodeAt(0);
}

function reread(misread: string): string {
  for (let length = misread.length; length > 1; length -= 1) {
    const bytes = Uint8Array.from(misread.slice(0, length), byteOf);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes) + misread.slice(length);
    } catch {
      // Retry with fewer characters: the last ones may not belong to the misread sequence.
    }
  }
  return misread;
}

/**
 * Repairs UTF-8 that was decoded as Windows-1252, such as "â€“" for a dash. Removes invisible characters and the
 * remains of broken characters around U+FFFD. Keeps line breaks and collapses spaces.
 */
export function repairText(text: string): string {
  return text
    .replace(MISREAD, reread)
    .replace(DEBRIS, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
