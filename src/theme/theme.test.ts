import { contrast, surfacesOf } from './contrast.ts';
import { themeNamed, themes } from './themes.ts';
import { ridge, type ShopTheme } from './theme.ts';
import { themeStyles } from './themeStyles.ts';

type Scheme = 'light' | 'dark';

const schemesOfThemes = Object.entries(themes).flatMap(([name, theme]) =>
  (['light', 'dark'] as const).map((scheme): [string, Scheme, ShopTheme] => [name, scheme, theme]),
);

describe.each(schemesOfThemes)('theme %s in its %s scheme', (_theme, scheme, theme) => {
  const palette = theme.palettes[scheme];
  const own = theme.tokens[scheme];
  const surfaces = Object.values(surfacesOf(palette, own));

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
    for (const surface of surfaces) {
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
    for (const surface of surfaces) {
      expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('offers a second theme with other colours, type, spacing and corners', () => {
  const { tokens, palettes } = themeNamed('coast');
  expect(palettes.light.primary.main).not.toBe(ridge.palettes.light.primary.main);
  for (const token of ['font-display', 'text-h1', 'space-section', 'radius-md'] as const) {
    expect(tokens.shared[token]).not.toBe(ridge.tokens.shared[token]);
  }
  expect(() => themeNamed('moon')).toThrow("no theme 'moon', only: ridge, coast");
});

describe.each(Object.entries(themes))('themeStyles of the theme %s', (_name, theme) => {
  const styles = themeStyles(theme);
  const { tokens, palettes } = theme;

  it('writes the palette of both schemes, dark by system setting or by choice [E-10]', () => {
    const [light = '', bySystem = ''] = styles.split('@media (prefers-color-scheme: dark)');
    const [, byChoice = ''] = styles.split(':root[data-color-scheme=dark]');
    expect(light).toContain(`--mui-palette-primary-main:${palettes.light.primary.main};`);
    expect(light).toContain('color-scheme:light');
    for (const dark of [bySystem, byChoice]) {
      expect(dark).toContain(`--mui-palette-primary-main:${palettes.dark.primary.main};`);
      expect(dark).toContain('color-scheme:dark');
    }
    expect(bySystem).toMatch(/^\{:root:not\(\[data-color-scheme=light\]\)\{/);
  });

  it('writes every own token of both schemes', () => {
    for (const [name, value] of Object.entries({ ...tokens.shared, ...tokens.light })) {
      expect(styles).toContain(`--rr-${name}:${value};`);
    }
    expect(Object.keys(tokens.dark)).toEqual(Object.keys(tokens.light));
  });

  it('is safe inside a style element', () => {
    expect(styles).not.toContain('<');
    expect(styles).not.toContain('[object');
    expect(styles).not.toContain('undefined');
  });
});
