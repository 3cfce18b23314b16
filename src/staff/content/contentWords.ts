import type { FooterLinkEntry, MenuEntry } from '../../api/staffApi.ts';
import { withoutMarks } from '../ui/withoutMarks.ts';
import { readEntries } from './entryLists.ts';
import { readHomeEntries } from './homeForm.ts';

const titleOf = ({ en, fr }: { en: { title: string }; fr: { title: string } }) =>
  fr.title === '' ? en.title : `${en.title} (${fr.title})`;

function menuWords(entries: readonly MenuEntry[]): string {
  return entries
    .map(({ texts, children }) => {
      const title = titleOf(texts);
      return children.length === 0 ? title : `${title} [${menuWords(children)}]`;
    })
    .join(', ');
}

export const isHtml = (name: string) => /^(?:html|block_content|block_title)_/.test(name);

export function contentWords(name: string, value: string): string {
  if (name === 'menu') return menuWords(readEntries(value));
  if (name === 'footer_links') {
    return readEntries<FooterLinkEntry>(value)
      .map(({ title_en, title_fr }) =>
        titleOf({ en: { title: title_en }, fr: { title: title_fr } }),
      )
      .join(', ');
  }
  if (name.startsWith('home_')) {
    return readHomeEntries(value)
      .map(({ texts }) => titleOf(texts))
      .join(', ');
  }
  return isHtml(name) ? withoutMarks(value) : value;
}
