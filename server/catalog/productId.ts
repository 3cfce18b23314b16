/** An id as the database counts them, undefined for a text that can be none. */
export function productIdOf(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9]{1,18}$/.test(text) ? text : undefined;
}
