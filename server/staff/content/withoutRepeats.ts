/** The French texts without those that are said alike in English: what is said alike in both languages is said once. */
export function withoutRepeats<Said extends object>(english: Said, french: Said): Said {
  const entries = Object.entries(french).map(([name, value]) => [
    name,
    value === english[name as keyof Said] ? '' : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Said;
}
