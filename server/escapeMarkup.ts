const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Old mail clients do not support &apos;.
  "'": '&#39;',
};

const escapeOf = (signs: RegExp) => (text: string) =>
  text.replaceAll(signs, (sign) => ENTITIES[sign] ?? sign);

/** Escapes text for HTML or XML, in elements and attributes. */
export const escapeMarkup = escapeOf(/[&<>"']/g);

export const escapeContent = escapeOf(/[&<>]/g);
