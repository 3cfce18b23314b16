/**
 * Returns the word with its English and French singular and plural forms. Adds the spelling with i instead of y or
 * vice versa (chilli, chilly). Some forms may not be real words.
 */
export function wordForms(word: string): string[] {
  const forms = [word];
  if (word.length < 3) return forms;
  if (/(s|x|z|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/(eau|eu|ou)$/.test(word)) forms.push(`${word}x`);
  if (!word.endsWith('s')) forms.push(`${word}s`);
  if (/....y$/.test(word)) forms.push(`${word.slice(0, -1)}i`);
  if (/....i$/.test(word)) forms.push(`${word.slice(0, -1)}y`);
  if (/..ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/..(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/(eau|eu|ou)x$/.test(word) || /[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}
