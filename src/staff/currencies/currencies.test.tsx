import { screen, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/currencies';

describe('currencies at the counter', () => {
  it('changes a rate that is typed with a comma', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Change EUR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'EUR' }));
    const rate = dialog.getByLabelText('Units of it for one rupee');
    await user.clear(rate);
    await user.type(rate, '0,011');
    await user.click(dialog.getByRole('checkbox', { name: 'Shoppers can choose it' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The currency is saved.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'saveCurrency');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/currencies/EUR',
      {
        changed: { rate: '0.011', is_active: false },
        from: { rate: '0.0104', is_active: true },
      },
    ]);
  });

  it('says what is wrong before anything is sent, and at the field what the backend refuses', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        addCurrency: () =>
          problem(422, 'Please look at what is marked.', {
            code: 'This currency is there already.',
          }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Code (ISO 4217)'), 'usd');
    await user.type(dialog.getByLabelText('Symbol'), '$');
    await user.type(dialog.getByLabelText('Units of it for one rupee'), '0');
    await user.click(dialog.getByRole('button', { name: 'Add a currency' }));
    expect(await dialog.findByText(/^Please enter a number above zero/)).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'addCurrency')).toBe(false);
    await user.type(dialog.getByLabelText('Units of it for one rupee'), '.012');
    await user.click(dialog.getByRole('button', { name: 'Add a currency' }));
    expect(await dialog.findByText('This currency is there already.')).toBeVisible();
    expect(dialog.getByLabelText('Symbol')).toHaveValue('$');
    expect(calls.find(({ operation }) => operation === 'addCurrency')?.json).toMatchObject({
      code: 'USD',
      rate: '0.012',
    });
  });

  it('offers nothing but the place of the currency that prices are stored in', async () => {
    const { user } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Change INR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'INR' }));
    expect(dialog.getByLabelText('Place in the list')).toBeVisible();
    expect(dialog.queryByLabelText('Units of it for one rupee')).toBeNull();
  });
});
