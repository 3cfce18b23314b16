/** Fields whose texts are HTML; all others say `<` where they mean it. */
const OF_HTML =
  /^(?:block_content|checkout_text|description|html|shipping_text|support_text)(?:_[a-z]{2})?$/;

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** The text of a field as it reads: that of HTML without its marks. */
export function withoutMarks(name: string, text: string): string {
  if (!OF_HTML.test(name)) return text;
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|gt|lt|nbsp|quot);/g, (_entity, sign: string) => SIGNS[sign] ?? '')
    .trim();
}
