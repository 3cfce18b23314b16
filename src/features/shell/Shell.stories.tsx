import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { Shell } from './Shell.tsx';

const meta = {
  component: Shell,
  parameters: {
    draws: ['CartPanelsHost', 'CompareBarHost', 'DialogHost', 'ScrollTop', 'ShortcutsHost'],
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  args: { isBare: false, children: <Typography variant="h1">The page</Typography> },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Bare: Story = { args: { isBare: true } };
export const OnTheShopPage: Story = { parameters: { shop: { address: '/shop' } } };
export const NothingConfigured: Story = {
  parameters: { shop: { answers: { getConfig: {}, getMenu: { menu: [] } } } },
};
