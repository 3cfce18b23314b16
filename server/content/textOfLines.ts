/** Normalizes multi-line text; removes control characters and marks that change the text direction. */
export function textOfLines(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
