const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

export const withoutMarks = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|gt|lt|nbsp|quot);/g, (_entity, sign: string) => SIGNS[sign] ?? '')
    .trim();
