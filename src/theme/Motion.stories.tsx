import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lookNamed } from './looks.ts';
import styles from './Specimen.module.css';

interface MotionProps {
  readonly look: string;
}

/** Each duration with the curve: it moves under the pointer and on focus, unless the system asks for less motion. */
function Motion({ look }: MotionProps) {
  const { shared } = lookNamed(look).tokens;
  const durations = Object.entries(shared).filter(([name]) => name.startsWith('motion-'));
  const curve = shared['ease-out'];
  return (
    <main className={styles.page}>
      <h1>Motion of {look}</h1>
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
  args: { look: 'ridge' },
  render: (_args, { globals }) => <Motion look={String(globals.look)} />,
} satisfies Meta<typeof Motion>;

export default meta;

export const All: StoryObj<typeof meta> = {};
