import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Prose } from './Prose.tsx';

const meta = { component: Prose } satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    html: `<p>There is a pot of dal on the stove of nearly <a href="/shop">every kitchen</a> we know.</p>
      <h2>For four</h2><ul><li>200 g <strong>red lentils</strong></li><li>900 ml water</li></ul>
      <h2>How it goes</h2><ol><li>Rinse until the water runs clear.</li><li>Simmer, half covered.</li></ol>
      <blockquote>You do not make bread. You wait for it.</blockquote>`,
  },
};
