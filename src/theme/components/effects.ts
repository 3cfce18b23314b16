/** The ring of the keyboard's focus, where it stands around what holds the control. */
export const ring = { outline: '3px solid var(--rr-focus)', outlineOffset: 2 };

/** A change under the pointer. */
export const quickly = (property: string) =>
  `${property} var(--rr-motion-quick) var(--rr-ease-out)`;
