const collator = new Intl.Collator('en', { numeric: true });

/** Compares names with a collator, as databases differ in their sort order. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other);
}
