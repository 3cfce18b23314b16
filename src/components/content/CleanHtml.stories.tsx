import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CleanHtml } from './CleanHtml.tsx';

const meta = { component: CleanHtml } satisfies Meta<typeof CleanHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  args: {
    html: '<p>Rested in the husk for <strong>eighteen months</strong>.</p><ul><li>Rinse.</li><li>Soak.</li></ul>',
  },
};
