/** A text with each word's first letter large: 'stone-ground atta' → 'Stone-ground Atta'; an underscore parts words. */
export function titleCase(text: string): string {
  return text
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ');
}

/** What a handle is called where nobody says it: 'wild-rice' → 'Wild Rice'. */
export function titleOfHandle(handle: string): string {
  return titleCase(handle.replaceAll('-', ' '));
}
