import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as icons from './icons.tsx';
import styles from '../theme/ThemePage.module.css';

function AllIcons() {
  return (
    <main>
      <Typography variant="pageTitle">Icons</Typography>
      <ul className={`${styles.list} ${styles.tiles}`}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={styles.icon}>
            <Icon /> {name}
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = { title: 'Theme/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>;

export default meta;

export const All: StoryObj<typeof meta> = {};
