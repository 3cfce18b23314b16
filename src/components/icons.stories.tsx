import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as icons from './icons.tsx';

/** Every drawing beside its name. */
function AllIcons() {
  return (
    <ul>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { component: AllIcons } satisfies Meta<typeof AllIcons>;

export default meta;

export const All: StoryObj<typeof meta> = {};
