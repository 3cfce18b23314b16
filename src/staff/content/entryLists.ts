/** The entries that a field's text holds. */
export const readEntries = <Entry>(text: string): Entry[] => JSON.parse(text || '[]') as Entry[];

/** Entries as a field's text; nothing for none. */
export const writeEntries = (entries: readonly unknown[]): string =>
  entries.length === 0 ? '' : JSON.stringify(entries);
