/** Builds a mailto link. The address is encoded, so it stays one part of the URL. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
