export const readEntries = <Entry>(text: string): Entry[] => JSON.parse(text || '[]') as Entry[];

export const writeEntries = (entries: readonly unknown[]): string =>
  entries.length === 0 ? '' : JSON.stringify(entries);
