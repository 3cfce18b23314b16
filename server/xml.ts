const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an XML document: special characters escaped, and without those that XML knows no way to write. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
