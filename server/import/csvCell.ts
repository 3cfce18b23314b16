/** What a spreadsheet may take for a formula, behind any number of apostrophes that hide it already. */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A cell that a spreadsheet takes for text: one that looks like a formula begins with an apostrophe. */
export function csvCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** The value of a cell that `csvCell` wrote. */
export function unguarded(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}
