/** Matches text that a spreadsheet may run as a formula, after any number of guarding apostrophes. */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Quotes a CSV cell. Prefixes a possible formula with an apostrophe, so spreadsheets read it as text. */
export function csvCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** Reverses the apostrophe guard of `csvCell`. */
export function unescapeFormula(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}
