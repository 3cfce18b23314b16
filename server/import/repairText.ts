/** Characters of Windows-1252 at 0x80 to 0x9f; the rest of that code equals Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 that was read as Windows-1252: a lead byte and the bytes that follow it. */
const MISREAD = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${WINDOWS_1252}]{1,3}`, 'g');

const DEBRIS = new RegExp(
  `[_\u0080-\u00ff${WINDOWS_1252}]*\ufffd[_\u0080-\u00ff\ufffd${WINDOWS_1252}]*`,
  'g',
);

/** Control characters except tab and line feed; zero-width characters except joiners, which some scripts need. */
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
      // A shorter part may still be misread text.
    }
  }
  return misread;
}

/**
 * Repairs UTF-8 that was read as Windows-1252 ("â€“" for a dash), and removes invisible characters and debris
 * around U+FFFD. Keeps line breaks and collapses spaces.
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
