/** The server's words of a refusal, those of all fields one after the other; undefined where it gives none. */
export function refusalText(
  answer: { readonly error?: string | Readonly<Record<string, string>> | undefined } | undefined,
): string | undefined {
  const { error } = answer ?? {};
  if (typeof error === 'object') return Object.values(error).join(' ') || undefined;
  return error || undefined;
}
