const collator = new Intl.Collator('en', { numeric: true });

/** Compares names with a collator, as sort orders differ between databases. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other);
}
