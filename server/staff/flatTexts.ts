/** Texts by language and field under the names that the record of changes and a form's errors have for them, such as `name_fr`. */
export function flatTexts(said: Readonly<Record<string, object>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([language, text]) =>
      Object.entries(text).map(([name, value]) => [`${name}_${language}`, value] as const),
    ),
  );
}
