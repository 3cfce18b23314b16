/** Decodes percent-encoding; returns the text unchanged if it is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
