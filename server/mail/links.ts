/** Links in what strangers write, which the shop mails to addresses that may not be theirs. */
import tlds from 'tlds' with { type: 'json' };

const TOP_LEVELS: ReadonlySet<string> = new Set(tlds);

/** Words with dots within, and what stands right before and behind. */
const DOTTED = /(@?)([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)(\/?)/gu;

/** Dots of Chinese and Japanese texts, which browsers take for those of domains. */
const WIDE_DOT = /[\u3002\uFF0E\uFF61]/g;

/** Short forms before names, streets and numbers, behind which people in a hurry leave out the space. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  'adv apt ave blk bldg capt col dist dr flat flt fr gen h hno jr kum lt maj md mr mrs ms mt near no nr opp ph plot po prof ps rd rev sec shri smt sr sri st sta ste sy tq via vill'.split(
    ' ',
  ),
);

/** Letters with dots, such as 'P.O.Box': domains of one letter are few, and short at their end. */
function isInitials(labels: readonly string[], last: string): boolean {
  const isShort = last.length <= 3 && last === last.toLowerCase();
  return labels.every((label) => label.length === 1) && !isShort;
}

/** Whether mail programs make a link of part of a text: of `evil.io` and `https://…`, and not of 'M.G.Road'. */
export function hasLink(text: string): boolean {
  if (text.includes('://')) return true;
  return [...text.replaceAll(WIDE_DOT, '.').matchAll(DOTTED)].some(([, at, word = '', slash]) => {
    if (at !== '' || slash !== '' || /^www\./i.test(word)) return true;
    const labels = word.split('.');
    const last = labels.pop() ?? '';
    // 'H.No 12', which looks like a domain of Norway.
    if (!TOP_LEVELS.has(last.toLowerCase()) || last.toLowerCase() === 'no') return false;
    return !isInitials(labels, last) && !SHORT_FORMS.has((labels.at(-1) ?? '').toLowerCase());
  });
}

/** The text with a break, which nobody sees, after each dot within a word, so that no program makes a link of it. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/([.\u3002\uFF0E\uFF61])(?=[\p{L}\p{N}])/gu, '$1\u200b');
}
