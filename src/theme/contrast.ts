/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Surfaces = Readonly<Record<string, string>>;

export function surfacesOf(
  { background }: { readonly background: Surfaces },
  own: Surfaces,
): Surfaces {
  const names = ['surface-raised', 'surface-sunken', 'primary-soft', 'picture-ground'];
  return { ...background, ...Object.fromEntries(names.map((name) => [name, own[name] ?? ''])) };
}
