const collator = new Intl.Collator('en', { numeric: true });

/** Compares names of people as a list shows them: databases differ in the order of letters. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other);
}
