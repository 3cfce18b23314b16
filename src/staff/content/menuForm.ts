/** The main menu as its form has it: one text for all of it. */
import type { MenuEntry } from '../../api/staffApi.ts';

const NO_TEXT = { title: '', badge: '' };

/** An entry that nothing is written in. */
export const NEW_MENU_ENTRY: MenuEntry = {
  type: 'link',
  path: '/',
  columns: 0,
  is_open: false,
  texts: { en: NO_TEXT, fr: NO_TEXT },
  children: [],
};

/** The entries that a field's text holds. */
export const readMenu = (text: string): MenuEntry[] => JSON.parse(text || '[]') as MenuEntry[];

/** Entries as a field's text; nothing for none. */
export const writeMenu = (entries: readonly MenuEntry[]): string =>
  entries.length === 0 ? '' : JSON.stringify(entries);
