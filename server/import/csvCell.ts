const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Quotes a CSV cell. Prefixes a possible formula with an apostrophe, so spreadsheets read it as text. */
export function csvCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return quoted(guarded);
}

/** Removes the apostrophe that `csvCell` adds to possible formulas. */
export function unescapeFormula(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}
