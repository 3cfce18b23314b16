/** A handle or a lower-case text as a title: 'wild-rice' → 'Wild Rice'. Other letters stay as they are. */
export function titleCase(text: string): string {
  return text
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ');
}
