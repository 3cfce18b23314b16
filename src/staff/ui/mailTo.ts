/** Builds a mailto link. Encodes the email address, so that it can't add parameters. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
