import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CSSProperties } from 'react';
import { lookNamed } from './looks.ts';
import styles from './Specimen.module.css';

interface SpacingProps {
  readonly look: string;
}

interface SpecimensProps {
  readonly title: string;
  readonly values: readonly (readonly [name: string, value: string])[];
  /** What shows a value, and how. */
  readonly shape: 'bar' | 'box';
  readonly draw: (value: string) => CSSProperties;
}

function Specimens({ title, values, shape, draw }: SpecimensProps) {
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

/** Distances, corners and shadows of the look. */
function Spacing({ look }: SpacingProps) {
  const { shared, light } = lookNamed(look).tokens;
  const tokens = (values: Readonly<Record<string, string>>, ...prefixes: string[]) =>
    Object.entries(values).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
  return (
    <main className={styles.page}>
      <h1>Spacing of {look}</h1>
      <Specimens
        title="Distances"
        values={tokens(shared, ...LENGTHS)}
        shape="bar"
        draw={(width) => ({ width })}
      />
      <Specimens
        title="Corners"
        values={tokens(shared, 'radius-')}
        shape="box"
        draw={(borderRadius) => ({ borderRadius })}
      />
      <Specimens
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
  args: { look: 'ridge' },
  render: (_args, { globals }) => <Spacing look={String(globals.look)} />,
} satisfies Meta<typeof Spacing>;

export default meta;

export const All: StoryObj<typeof meta> = {};
