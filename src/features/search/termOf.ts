const MAX_TERM_LENGTH = 200;

/** Returns the trimmed search term, cut to the 200 characters that the contract accepts; '' for none. */
export function termOf(text: string): string {
  return text.trim().slice(0, MAX_TERM_LENGTH);
}
