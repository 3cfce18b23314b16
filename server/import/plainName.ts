/** Normalizes the name of a column for comparison: lower case, without accents and punctuation. */
export const plainName = (column: string) =>
  column
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
