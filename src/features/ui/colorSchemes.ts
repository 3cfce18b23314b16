/** Colour schemes of the shop; the first follows the setting of the system. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The scheme of that name, else the system's. */
export function colorSchemeOf(name: string | null | undefined): ColorScheme {
  return COLOR_SCHEMES.find((scheme) => scheme === name) ?? COLOR_SCHEMES[0];
}
