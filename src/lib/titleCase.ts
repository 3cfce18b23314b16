/**
 * A text with each word's first letter large: 'stone-ground atta' → 'Stone-ground Atta'; an underscore parts words. One in
 * capitals alone shouts no more; in others, capitals are meant: 'A2 BBQ'.
 */
export function titleCase(text: string): string {
  const isShouted = text === text.toLocaleUpperCase() && /\p{L}{3}/u.test(text);
  return (isShouted ? text.toLocaleLowerCase() : text)
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ');
}

/** What a handle is called where nobody says it: 'wild-rice' → 'Wild Rice'. */
export function titleOfHandle(handle: string): string {
  return titleCase(handle.replaceAll('-', ' '));
}
