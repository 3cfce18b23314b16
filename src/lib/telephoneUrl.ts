/** Returns a `tel:` URL: '+91 98450 12345 ext. 5' is `tel:+919845012345;ext=5`. A number without `+` stays local. */
export function telephoneUrl(number: string): string {
  const [main = '', extension] = number.split(/\s*ext\.?\s*/i);
  const digits = main.replaceAll(/[^+\d]/g, '');
  return extension ? `tel:${digits};ext=${extension.replaceAll(/\D/g, '')}` : `tel:${digits}`;
}
