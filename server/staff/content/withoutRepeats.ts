/** Blanks French texts that equal their English ones. */
export function withoutRepeats<Said extends object>(english: Said, french: Said): Said {
  const entries = Object.entries(french).map(([name, value]) => [
    name,
    value === english[name as keyof Said] ? '' : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Said;
}
