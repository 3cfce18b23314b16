const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Old mail programs do not know &apos;.
  "'": '&#39;',
};

const escapeOf = (signs: RegExp) => (text: string) =>
  text.replaceAll(signs, (sign) => ENTITIES[sign] ?? sign);

/** Plain text as it stands in HTML or XML, be it between tags or in an attribute. */
export const escapeMarkup = escapeOf(/[&<>"']/g);

/** Plain text as it stands between tags alone: its quotes stay as they are. */
export const escapeContent = escapeOf(/[&<>]/g);
