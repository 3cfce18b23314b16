function textsIn(error: unknown): string[] {
  if (typeof error === 'string') return error === '' ? [] : [error];
  return typeof error === 'object' && error !== null ? Object.values(error).flatMap(textsIn) : [];
}

/**
 * Returns an `error` as text. An error is a string, or strings by field, option or `warning`.
 * @returns all texts joined; undefined if there are none
 */
export function errorText(error: unknown): string | undefined {
  return textsIn(error).join(' ') || undefined;
}
