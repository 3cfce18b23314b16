import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { themeNamed } from './themes.ts';
import styles from './ThemePage.module.css';

interface MotionProps {
  readonly theme: string;
}

function Motion({ theme }: MotionProps) {
  const { shared } = themeNamed(theme).tokens;
  const durations = Object.entries(shared).filter(([name]) => name.startsWith('motion-'));
  const curve = shared['ease-out'];
  return (
    <main className={styles.page}>
      <h1>Motion of {theme}</h1>
      <p>Point at a line or move the focus to it. The curve is {curve}.</p>
      <ul className={styles.list}>
        {durations.map(([name, duration]) => (
          <li key={name}>
            <button type="button" className={styles.track}>
              <span className={styles.name}>
                {name}: {duration}
              </span>
              <span
                className={styles.mover}
                style={{ display: 'block', transition: `transform ${duration} ${curve}` }}
              />
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = {
  title: 'Theme/Motion',
  component: Motion,
  args: { theme: 'ridge' },
  render: (_args, { globals }) => <Motion theme={String(globals.theme)} />,
} satisfies Meta<typeof Motion>;

export default meta;

export const All: StoryObj<typeof meta> = {};
