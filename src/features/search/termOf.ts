/** The longest term that the contract takes. */
const LONGEST_TERM = 200;

/** The term that a text asks for, cut where the contract would reject it; '' for none. */
export function termOf(text: string): string {
  return text.trim().slice(0, LONGEST_TERM);
}
