import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { themeNamed } from './themes.ts';
import styles from './ThemePage.module.css';
import { typography } from './typography.ts';

type Kind = Exclude<keyof typeof typography, `font${string}`>;

const KINDS = Object.keys(typography).filter((name): name is Kind => !name.startsWith('font'));
const SENTENCE = 'Rice from the hills, ₹ 149.00/-';

interface TypeProps {
  readonly theme: string;
}

function Type({ theme }: TypeProps) {
  const { shared } = themeNamed(theme).tokens;
  const tokens = (prefix: string) =>
    Object.entries(shared).filter(([name]) => name.startsWith(prefix));
  return (
    <main className={styles.page}>
      <h1>Type of {theme}</h1>
      <section>
        <h2>Kinds</h2>
        <ul className={styles.list}>
          {KINDS.map((kind) => (
            <li key={kind}>
              <Typography component="span" variant={kind} className={styles.text}>
                {SENTENCE}
              </Typography>
              <span className={styles.value}>
                {kind}: {typography[kind].fontSize}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Sizes</h2>
        <ul className={styles.list}>
          {tokens('text-').map(([name, fontSize]) => (
            <li key={name}>
              <span style={{ fontSize, display: 'block', lineHeight: 1.3 }}>{SENTENCE}</span>
              <span className={styles.value}>
                {name}: {fontSize}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Weights and faces</h2>
        <ul className={styles.list}>
          {tokens('weight-').map(([name, fontWeight]) => (
            <li key={name}>
              <span style={{ fontWeight }}>{SENTENCE}</span>
              <span className={styles.value}>
                {name}: {fontWeight}
              </span>
            </li>
          ))}
          {tokens('font-').map(([name, fontFamily]) => (
            <li key={name}>
              <span style={{ fontFamily }}>{SENTENCE}</span>
              <span className={styles.value}>
                {name}: {fontFamily}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const meta = {
  title: 'Theme/Type',
  component: Type,
  args: { theme: 'ridge' },
  render: (_args, { globals }) => <Type theme={String(globals.theme)} />,
} satisfies Meta<typeof Type>;

export default meta;

export const All: StoryObj<typeof meta> = {};
