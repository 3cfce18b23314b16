function textsIn(error: unknown): string[] {
  if (typeof error === 'string') return error === '' ? [] : [error];
  return typeof error === 'object' && error !== null ? Object.values(error).flatMap(textsIn) : [];
}

/**
 * The words of an answer's `error`, which is a text, or texts by the name of a field, of an option, or `warning`.
 * @returns all of them one after the other; undefined where there are none
 */
export function errorText(error: unknown): string | undefined {
  return textsIn(error).join(' ') || undefined;
}
