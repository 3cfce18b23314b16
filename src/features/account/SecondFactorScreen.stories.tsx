import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';

const off = { is_on: false, since: '', recovery_codes_left: 0 };
const shopWith = (getSecondFactor: object) => ({
  address: '/account/second-factor',
  answers: {
    getLoginStatus: { logged: true },
    listPasskeys: { passkeys: [] },
    getSecondFactor,
  },
});

const meta = {
  component: SecondFactorScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: [
      'AppSetup',
      'ProvenForm',
      'QrCode',
      'RecoveryCodes',
      'SecondFactorOn',
      'SecondFactorSetup',
    ],
    shop: shopWith(off),
  },
} satisfies Meta<typeof SecondFactorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const OffInFrench: Story = { globals: { language: 'fr' } };
export const BeingSetUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await canvas.findByRole('img', { name: /QR code/ });
  },
};
export const On: Story = {
  parameters: {
    shop: shopWith({ is_on: true, since: '2026-10-02T08:30:00.000Z', recovery_codes_left: 9 }),
  },
};
export const OnInFrench: Story = { ...On, globals: { language: 'fr' } };
export const Loading: Story = { parameters: { shop: shopWith(unanswered) } };
export const Failed: Story = { parameters: { shop: shopWith(failing) } };
