/** A column's name as it is compared: in lower case, without accents and signs. */
export const plainName = (column: string) =>
  column
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
