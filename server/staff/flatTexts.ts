export function flatTexts(said: Readonly<Record<string, object>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([language, text]) =>
      Object.entries(text).map(([name, value]) => [`${name}_${language}`, value] as const),
    ),
  );
}
