import { contrast, surfacesOf } from './contrast.ts';
import { lookNamed, looks } from './looks.ts';
import { ridge, type Look } from './theme.ts';
import { themeStyles } from './themeStyles.ts';

type Scheme = 'light' | 'dark';

const schemesOfLooks = Object.entries(looks).flatMap(([name, look]) =>
  (['light', 'dark'] as const).map((scheme): [string, Scheme, Look] => [name, scheme, look]),
);

describe.each(schemesOfLooks)('the look %s in its %s scheme', (_look, scheme, look) => {
  const palette = look.palettes[scheme];
  const own = look.tokens[scheme];
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

it('offers a second look with other colours, type, spacing and corners', () => {
  const { tokens, palettes } = lookNamed('coast');
  expect(palettes.light.primary.main).not.toBe(ridge.palettes.light.primary.main);
  for (const token of ['font-display', 'text-h1', 'space-section', 'radius-md'] as const) {
    expect(tokens.shared[token]).not.toBe(ridge.tokens.shared[token]);
  }
  expect(() => lookNamed('moon')).toThrow("no look 'moon', only: ridge, coast");
});

describe.each(Object.entries(looks))('themeStyles of the look %s', (_name, look) => {
  const styles = themeStyles(look);
  const { tokens, palettes } = look;

  it('E-10 writes the palette of both schemes, dark by the setting of the system or by choice', () => {
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

  it('can stand in a style element', () => {
    expect(styles).not.toContain('<');
    expect(styles).not.toContain('[object');
    expect(styles).not.toContain('undefined');
  });
});
