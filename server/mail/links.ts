/**
 * Detection of links in user-supplied texts. The shop emails such texts to addresses that may belong to someone
 * else.
 */
import tlds from 'tlds' with { type: 'json' };

const TOP_LEVELS: ReadonlySet<string> = new Set(tlds);

const DOTTED = /(@?)([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)(\/?)/gu;

/** Dots of Chinese and Japanese texts, which browsers accept in domains. */
const WIDE_DOT = /[\u3002\uFF0E\uFF61]/g;

const SHORT_FORMS: ReadonlySet<string> = new Set(
  'adv apt ave blk bldg capt col dist dr flat flt fr gen h hno jr kum lt maj md mr mrs ms mt near no nr opp ph plot po prof ps rd rev sec shri smt sr sri st sta ste sy tq via vill'.split(
    ' ',
  ),
);

function isInitials(labels: readonly string[], last: string): boolean {
  const isShort = last.length <= 3 && last === last.toLowerCase();
  return labels.every((label) => label.length === 1) && !isShort;
}

/**
 * Returns true if an email program would turn part of the text into a link. Matches `evil.io` and `https://…`, but
 * not 'M.G.Road'.
 */
export function hasLink(text: string): boolean {
  if (text.includes('://')) return true;
  return [...text.replaceAll(WIDE_DOT, '.').matchAll(DOTTED)].some(([, at, word = '', slash]) => {
    if (at !== '' || slash !== '' || /^www\./i.test(word)) return true;
    const labels = word.split('.');
    const last = labels.pop() ?? '';
    // 'H.No 12' looks like a Norwegian domain, so ignore `.no`.
    if (!TOP_LEVELS.has(last.toLowerCase()) || last.toLowerCase() === 'no') return false;
    return !isInitials(labels, last) && !SHORT_FORMS.has((labels.at(-1) ?? '').toLowerCase());
  });
}

/** Inserts a zero-width space after each dot within a word, so that mail programs create no link. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/([.\u3002\uFF0E\uFF61])(?=[\p{L}\p{N}])/gu, '$1\u200b');
}
