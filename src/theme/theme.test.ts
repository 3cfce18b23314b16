import { theme, tokens } from './theme.ts';
import { themeStyles } from './themeStyles.ts';

type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Every colour of a scheme that a text or control may stand on. */
function surfaces(scheme: Scheme): string[] {
  const { background } = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  const own = tokens[scheme];
  return [
    background.default,
    background.paper,
    own['surface-raised'],
    own['surface-sunken'],
    own['primary-soft'],
    own['picture-ground'],
  ];
}

describe.each(schemes)('the %s scheme', (scheme) => {
  const palette = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  const own = tokens[scheme];

  it.each([
    ['text', palette.text.primary],
    ['secondary text', palette.text.secondary],
    ['primary', palette.primary.main],
    ['accent', palette.secondary.main],
    ['error', palette.error.main],
    ['warning', palette.warning.main],
    ['success', palette.success.main],
    ['info', palette.info.main],
    ['sale price', own.sale],
  ])('shows %s with a contrast of 4.5 on every surface', (_name, color) => {
    for (const surface of surfaces(scheme)) {
      expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const)(
    'shows text on %s with a contrast of 4.5',
    (name) => {
      const { main, contrastText } = palette[name];
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['borders of controls', own['border-strong']],
    ['stars', own.star],
    ['the focus ring', own.focus],
    ['diet marks', own['mark-vegetarian']],
  ])('shows %s with a contrast of 3 on every surface', (_name, color) => {
    for (const surface of surfaces(scheme)) {
      expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('themeStyles', () => {
  const styles = themeStyles();

  it('writes the palette of both schemes, dark by the setting of the system', () => {
    const [light = '', dark = ''] = styles.split('@media (prefers-color-scheme: dark)');
    expect(light).toContain(
      `--mui-palette-primary-main:${theme.colorSchemes.light?.palette.primary.main};`,
    );
    expect(dark).toContain(
      `--mui-palette-primary-main:${theme.colorSchemes.dark?.palette.primary.main};`,
    );
    expect(light).toContain('color-scheme:light');
    expect(dark).toContain('color-scheme:dark');
  });

  it('writes every own token of both schemes', () => {
    for (const [name, value] of Object.entries({ ...tokens.shared, ...tokens.light })) {
      expect(styles).toContain(`--rr-${name}:${value};`);
    }
    expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
  });

  it('can stand in a style element', () => {
    expect(styles).not.toContain('<');
    expect(styles).not.toContain('[object');
    expect(styles).not.toContain('undefined');
  });
});
