import { screen, waitFor, within } from '@testing-library/react';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/shop';
const { gateways, ...rest } = examples.listGateways.answer;

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('online payments', () => {
  it('saves the keys of a provider and forgets them in the form', async () => {
    const { user, calls } = renderStaff({ address });
    const razorpay = await sectionOf('Razorpay');
    expect(razorpay.getByText('Not connected.')).toBeVisible();
    await user.click(razorpay.getByText('Enter keys for Razorpay'));
    await user.type(razorpay.getByLabelText(/^Key ID/), 'rzp_live_1');
    await user.type(razorpay.getByLabelText(/^Secret key/), 'Secret1');
    await user.click(razorpay.getByRole('button', { name: 'Save keys' }));
    expect(await screen.findByText('Keys saved')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'saveGatewayKeys');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/payment-gateways/razorpay/keys',
      {
        key_id: 'rzp_live_1',
        secret_key: 'Secret1',
        webhook_secret: '',
        is_same_account: false,
      },
    ]);
    await waitFor(() => expect(razorpay.getByLabelText(/^Secret key/)).toHaveValue(''));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret1');
  });

  it('adds a webhook secret to the entered keys', async () => {
    const { user, calls } = renderStaff({ address });
    const stripe = await sectionOf('Stripe');
    await user.click(stripe.getByText('Enter keys for Stripe'));
    await user.type(stripe.getByLabelText(/^Webhook secret/), 'whsec_1');
    await user.click(stripe.getByRole('checkbox', { name: /same account/ }));
    await user.click(stripe.getByRole('button', { name: 'Save keys' }));
    expect(await screen.findByText('Keys saved')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'saveGatewayKeys')?.json).toEqual({
      key_id: '',
      secret_key: '',
      webhook_secret: 'whsec_1',
      is_same_account: true,
    });
  });

  it('shows why keys are rejected, and keeps them in the form alone', async () => {
    const text = 'Enter a key id: rzp_live_… or rzp_test_….';
    const { user, store } = renderStaff({
      address,
      answers: {
        saveGatewayKeys: () => problem(422, 'Check the highlighted fields.', { key_id: text }),
      },
    });
    const razorpay = await sectionOf('Razorpay');
    await user.click(razorpay.getByText('Enter keys for Razorpay'));
    await user.type(razorpay.getByLabelText(/^Key ID/), 'rzp');
    await user.type(razorpay.getByLabelText(/^Secret key/), 'Secret1');
    await user.click(razorpay.getByRole('button', { name: 'Save keys' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(razorpay.getByLabelText(/^Secret key/)).toHaveValue('Secret1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret1');
    expect(JSON.stringify(store.getState())).not.toContain('Secret1');
  });

  it.each([
    [{ is_accepted: true }, 'The provider accepts the keys.'],
    [
      { is_accepted: false, failure: 'The provider rejected the key.' },
      'The provider rejected the key.',
    ],
  ])('shows the result of a test: %j', async (testGateway, text) => {
    const { user } = renderStaff({ address, answers: { testGateway } });
    const stripe = await sectionOf('Stripe');
    expect(stripe.getByText(/^Test mode/)).toBeVisible();
    await user.click(stripe.getByRole('button', { name: 'Test connection to Stripe' }));
    expect(await stripe.findByText(text)).toBeVisible();
  });

  it('removes entered keys', async () => {
    const { user, calls } = renderStaff({ address });
    const stripe = await sectionOf('Stripe');
    await user.click(stripe.getByRole('button', { name: 'Remove keys for Stripe' }));
    expect(await screen.findByText('Keys removed')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'removeGatewayKeys')).toBe(true);
  });

  it('offers no form without SECRETS_KEY or for keys of the server’s settings', async () => {
    const listGateways = {
      ...rest,
      can_enter: false,
      gateways: gateways.map((gateway) => ({ ...gateway, source: 'settings' })),
    };
    renderStaff({ address, answers: { listGateways } });
    const stripe = await sectionOf('Stripe');
    expect(stripe.getByText(/^Uses the keys from the server’s settings/)).toBeVisible();
    expect(screen.getByText(/set SECRETS_KEY on the server/)).toBeVisible();
    expect(screen.queryByText('Enter keys for Stripe')).not.toBeInTheDocument();
  });
});
