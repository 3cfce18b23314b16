export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export function colorSchemeOf(name: string | null | undefined): ColorScheme {
  return COLOR_SCHEMES.find((scheme) => scheme === name) ?? COLOR_SCHEMES[0];
}
