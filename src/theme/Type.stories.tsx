import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lookNamed } from './looks.ts';
import styles from './Specimen.module.css';
import { theme } from './theme.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const SENTENCE = 'Rice from the hills, ₹ 149.00/-';

interface TypeProps {
  readonly look: string;
}

/** Headings as the page's base sheet draws them, then every size, weight and face of the look. */
function Type({ look }: TypeProps) {
  const { shared } = lookNamed(look).tokens;
  const tokens = (prefix: string) =>
    Object.entries(shared).filter(([name]) => name.startsWith(prefix));
  return (
    <main className={styles.page}>
      <h1>Type of {look}</h1>
      <section>
        <h2>Headings</h2>
        <ul className={styles.list}>
          {LEVELS.map((level) => (
            <li key={level}>
              <span style={{ ...theme.typography[level], display: 'block' }}>{SENTENCE}</span>
              <span className={styles.value}>
                {level}: {String(theme.typography[level].fontSize)}
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
  args: { look: 'ridge' },
  render: (_args, { globals }) => <Type look={String(globals.look)} />,
} satisfies Meta<typeof Type>;

export default meta;

export const All: StoryObj<typeof meta> = {};
