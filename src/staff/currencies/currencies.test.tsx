import { screen, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/currencies';

describe('staff currencies', () => {
  it('chooses the store currency before the first order', async () => {
    const { user, calls } = renderStaff({ address });
    const panel = within(await screen.findByRole('region', { name: 'Store currency' }));
    await user.selectOptions(panel.getByLabelText('Code (ISO 4217)'), 'EUR');
    await user.click(panel.getByRole('button', { name: 'Save store currency' }));
    expect(await screen.findByText('Store currency saved')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'chooseStoreCurrency')?.json).toEqual({
      code: 'EUR',
    });
  });

  it('hides the choice once there are orders', async () => {
    const { currencies } = examples.listStaffCurrencies.answer;
    renderStaff({
      address,
      answers: { listStaffCurrencies: { currencies, can_change_base: false } },
    });
    expect(await screen.findByText('INR · Indian Rupee')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Store currency' })).toBeNull();
  });

  it('shows amounts in the store currency', async () => {
    const { currencies } = examples.listStaffCurrencies.answer;
    renderStaff({
      address: '/staff/insight?as=table',
      answers: {
        getStaffSession: {
          ...examples.getStaffSession.answer,
          currency: { code: 'EUR', symbol: '€', decimal: 2 },
        },
        listStaffCurrencies: { currencies, can_change_base: true },
      },
    });
    expect(await screen.findByText(/vs\. € 6,120\/-/)).toBeVisible();
  });

  it('accepts a rate typed with a comma', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Edit EUR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'EUR' }));
    const rate = dialog.getByLabelText('Exchange rate (1 INR =)');
    await user.clear(rate);
    await user.type(rate, '0,011');
    await user.click(dialog.getByRole('checkbox', { name: 'Available to customers' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Currency saved')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'saveCurrency');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/currencies/EUR',
      {
        changed: { rate: '0.011', is_active: false },
        from: { rate: '0.0104', is_active: true },
      },
    ]);
  });

  it("shows invalid fields before sending, and the backend's error at its field", async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        addCurrency: () =>
          problem(422, 'Check the highlighted fields.', {
            code: 'This currency already exists.',
          }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add currency' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Code (ISO 4217)'), 'usd');
    await user.type(dialog.getByLabelText('Symbol'), '$');
    await user.type(dialog.getByLabelText('Exchange rate (1 INR =)'), '0');
    await user.click(dialog.getByRole('button', { name: 'Add currency' }));
    expect(
      await dialog.findByText(/^Enter a number greater than 0, such as 0\.0104/),
    ).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'addCurrency')).toBe(false);
    await user.type(dialog.getByLabelText('Exchange rate (1 INR =)'), '.012');
    await user.click(dialog.getByRole('button', { name: 'Add currency' }));
    expect(await dialog.findByText('This currency already exists.')).toBeVisible();
    expect(dialog.getByLabelText('Symbol')).toHaveValue('$');
    expect(calls.find(({ operation }) => operation === 'addCurrency')?.json).toMatchObject({
      code: 'USD',
      rate: '0.012',
    });
  });

  it('offers only the position for the base currency', async () => {
    const { user } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Edit INR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'INR' }));
    expect(dialog.getByLabelText('Sort order')).toBeVisible();
    expect(dialog.queryByLabelText('Exchange rate (1 INR =)')).toBeNull();
  });
});
