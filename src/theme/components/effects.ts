export const ring = { outline: '3px solid var(--rr-focus)', outlineOffset: 2 };

export const quickly = (property: string) =>
  `${property} var(--rr-motion-quick) var(--rr-ease-out)`;
