/** Opens the member's own mail program; what was typed as an address is one part of its URL and no more. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
