import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contrast, surfacesOf } from './contrast.ts';
import { themeNamed } from './themes.ts';
import styles from './ThemePage.module.css';

type Scheme = 'light' | 'dark';
type Values = Readonly<Record<string, string>>;

interface ColoursProps {
  readonly theme: string;
  readonly scheme: Scheme;
}

const isColor = (value: string): boolean => value.startsWith('#');

function colorsOf(
  values: Readonly<Record<string, string | Values>>,
): [name: string, hex: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return isColor(value) ? [[name, value]] : [];
    return colorsOf(value).map(([inner, hex]) => [`${name}.${inner}`, hex]);
  });
}

function lowest(hex: string, surfaces: Values): string {
  return Math.min(...Object.values(surfaces).map((surface) => contrast(hex, surface))).toFixed(1);
}

function groundOf(name: string, rows: Values): string | undefined {
  if (name.endsWith('.contrastText')) return rows[name.replace('contrastText', 'main')];
  return name.startsWith('on-') ? rows[name.slice('on-'.length)] : undefined;
}

function contrastText(name: string, hex: string, rows: Values, surfaces: Values): string {
  const ground = groundOf(name, rows);
  if (ground) return `on its ground ${contrast(hex, ground).toFixed(1)} : 1`;
  if (Object.values(surfaces).includes(hex)) {
    return `text on it ${contrast(rows['text.primary'] ?? hex, hex).toFixed(1)} : 1`;
  }
  return `on surfaces ${lowest(hex, surfaces)} : 1 or more`;
}

function Colours({ theme, scheme }: ColoursProps) {
  const { palettes, tokens } = themeNamed(theme);
  const palette = palettes[scheme];
  const surfaces = surfacesOf(palette, tokens[scheme]);
  const rows = Object.fromEntries([...colorsOf({ ...palette }), ...colorsOf(tokens[scheme])]);
  return (
    <main className={styles.page}>
      <h1>
        Colours of {theme}, {scheme}
      </h1>
      <ul className={`${styles.list} ${styles.tiles}`}>
        {Object.entries(rows).map(([name, hex]) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: hex }} />
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{hex}</span>
            <span className={styles.value}>{contrastText(name, hex, rows, surfaces)}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = {
  title: 'Theme/Colours',
  component: Colours,
  args: { theme: 'ridge', scheme: 'light' },
  render: (args, { globals }) => <Colours {...args} theme={String(globals.theme)} />,
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' }, globals: { scheme: 'dark' } };
