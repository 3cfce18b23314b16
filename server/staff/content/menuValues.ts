import type { Dto } from '../../http/contractTypes.ts';
import type { Text } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import { isSafeUrl, isPath } from '../../../contract/linkTarget.ts';
import type { StaffDto } from '../staffDto.ts';

export type MenuEntry = StaffDto['MenuEntry'];

type MenuEntryText = StaffDto['MenuEntryText'];
type MenuItem = Dto['MenuItem'];
type Language = keyof MenuEntry['texts'];

const MOST_LEVELS = 3;
const MOST_COLUMNS = 4;

function toText({ title = '', badge = false, badgeText = '' }: Partial<MenuItem>): MenuEntryText {
  return { title: title.trim(), badge: badge ? badgeText.trim() : '' };
}

function columnsOf({ megaMenu = false, column = '', children = [] }: MenuItem): number {
  if (!megaMenu) return 0;
  const asked = Number(/^column-(\d)$/.exec(column)?.[1] ?? children.length);
  return Math.min(Math.max(asked, 1), MOST_COLUMNS);
}

function toEntry(item: MenuItem, french: MenuItem | undefined): MenuEntry {
  const { type = 'link', handle, path = '', active = false, children = [] } = item;
  const isGroup = type === 'sub';
  const target = (handle || path).trim();
  const en = toText(item);
  const fr = toText(french ?? {});
  return {
    type,
    path: type === 'link' ? `/${target.replace(/^[\s/\\]+/, '')}` : isGroup ? '' : target,
    columns: isGroup ? columnsOf(item) : 0,
    is_open: isGroup && active,
    texts: {
      en,
      fr: {
        title: fr.title === en.title ? '' : fr.title,
        badge: fr.badge === en.badge ? '' : fr.badge,
      },
    },
    children: isGroup ? menuValuesOf(children, french?.children) : [],
  };
}

export function menuValuesOf(
  en: readonly MenuItem[] | undefined,
  fr: readonly MenuItem[] | undefined,
): MenuEntry[] {
  return (en ?? fr ?? []).map((item, index) => toEntry(item, fr?.[index]));
}

function toItem(entry: MenuEntry, language: Language): MenuItem {
  const { type, path, columns, is_open: active, texts: said, children } = entry;
  const title = said[language].title || said.en.title;
  const badgeText = said[language].badge || said.en.badge;
  return {
    title,
    type,
    ...(type === 'sub'
      ? {
          active,
          children: toMenuDocument(children, language),
          ...(columns > 0 && { megaMenu: true, column: `column-${columns}` }),
        }
      : { path: type === 'link' ? path.replace(/^[\s/\\]+/, '') : path.trim() }),
    ...(badgeText !== '' && { badge: true, badgeText }),
  };
}

export function toMenuDocument(entries: readonly MenuEntry[], language: Language): MenuItem[] {
  return entries.map((entry) => toItem(entry, language));
}

export const cleanMenu = (entries: readonly MenuEntry[]): MenuEntry[] =>
  menuValuesOf(toMenuDocument(entries, 'en'), toMenuDocument(entries, 'fr'));

const isPathOfPage = (path: string) => isPath(path) && !/[\s:]/.test(path);

function leads({ type, path }: MenuEntry): boolean {
  if (type === 'sub') return true;
  return type === 'link' ? isPathOfPage(path) : isSafeUrl(path);
}

type Wrong = readonly [place: string, why: Text];

function entryError(entry: MenuEntry, levels: number): Wrong | undefined {
  const said = texts.staff.content.menu;
  const { title } = entry.texts.en;
  if (title === '') return ['title.en', said.title];
  if (!leads(entry)) return ['path', fill(said.link, { title })];
  if (entry.type !== 'sub') return undefined;
  if (entry.children.length === 0) return ['title.en', fill(said.empty, { title })];
  if (levels === 1) return ['title.en', fill(said.deep, { title })];
  return firstError(entry.children, levels - 1);
}

function firstError(entries: readonly MenuEntry[], levels: number): Wrong | undefined {
  for (const [index, entry] of entries.entries()) {
    const [place, why] = entryError(entry, levels) ?? [];
    if (why) return [`${index}.${place}`, why];
  }
  return undefined;
}

export function menuErrors(entries: readonly MenuEntry[]): Record<string, Text> {
  const [place, why] = firstError(entries, MOST_LEVELS) ?? [];
  return why ? { [`menu.${place}`]: why } : {};
}
