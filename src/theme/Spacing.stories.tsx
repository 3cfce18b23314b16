import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CSSProperties } from 'react';
import { themeNamed } from './themes.ts';
import styles from './ThemePage.module.css';

interface SpacingProps {
  readonly theme: string;
}

interface TokenSamplesProps {
  readonly title: string;
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly shape: 'bar' | 'box';
  readonly draw: (value: string) => CSSProperties;
}

function TokenSamples({ title, values, shape, draw }: TokenSamplesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={`${styles.list} ${shape === 'box' ? styles.tiles : ''}`}>
        {values.map(([name, value]) => (
          <li key={name}>
            <span className={styles[shape]} style={draw(value)} />
            <span className={styles.value}>
              {name}: {value}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LENGTHS = ['space-', 'gutter', 'page-width', 'reading-width', 'target'];

function Spacing({ theme }: SpacingProps) {
  const { shared, light } = themeNamed(theme).tokens;
  const tokens = (values: Readonly<Record<string, string>>, ...prefixes: string[]) =>
    Object.entries(values).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
  return (
    <main className={styles.page}>
      <h1>Spacing of {theme}</h1>
      <TokenSamples
        title="Distances"
        values={tokens(shared, ...LENGTHS)}
        shape="bar"
        draw={(width) => ({ width })}
      />
      <TokenSamples
        title="Corners"
        values={tokens(shared, 'radius-')}
        shape="box"
        draw={(borderRadius) => ({ borderRadius })}
      />
      <TokenSamples
        title="Shadows in light"
        values={tokens(light, 'shadow-')}
        shape="box"
        draw={(boxShadow) => ({ boxShadow })}
      />
    </main>
  );
}

const meta = {
  title: 'Theme/Spacing',
  component: Spacing,
  args: { theme: 'ridge' },
  render: (_args, { globals }) => <Spacing theme={String(globals.theme)} />,
} satisfies Meta<typeof Spacing>;

export default meta;

export const All: StoryObj<typeof meta> = {};
