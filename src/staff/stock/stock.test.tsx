import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/stock';
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Brown rice' }));

describe('staff stock', () => {
  it('lists low stock and, on request, products that customers wait for', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('12 customers waiting')).toBeVisible();
    expect(screen.getByText(/^5 or fewer left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back-in-stock requests' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('view')).toBe('waiting'));
  });

  it('finds a product by a scanned barcode, wherever the focus is', async () => {
    const { user, calls } = renderStaff({ address });
    await screen.findByText('12 customers waiting');
    await user.keyboard('8901234567890{Enter}');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('8901234567890'));
    expect(screen.getByLabelText('Product or barcode')).toHaveValue('8901234567890');
  });

  it('sends a count with the expected quantity at opening', async () => {
    let shelf = 3;
    const { user, calls } = renderStaff({
      address,
      answers: {
        getProductStock: () => ({ ...examples.getProductStock.answer, shelf }),
        correctStock: { ...examples.correctStock.answer, shelf: 2 },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Adjust the stock of Brown rice' }));
    const dialog = await dialogOf();
    shelf = 1;
    await user.type(await dialog.findByLabelText('Counted quantity'), '2');
    await user.type(dialog.getByLabelText(/^Note/), 'Behind the door');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await screen.findByText('Stock updated')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'correctStock');
    expect(sent?.json).toEqual({
      cause: 'counted',
      counted: 2,
      expected: 3,
      note: 'Behind the door',
    });
  });

  it('reports the quantity missing for open orders', async () => {
    const stock = { ...examples.getProductStock.answer, stock: 1, reserved: 5, shelf: 6 };
    const { user } = renderStaff({
      address: `${address}/8`,
      answers: { getProductStock: stock, correctStock: { ...stock, stock: 0, shelf: 5 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Adjust' }));
    const dialog = await dialogOf();
    await user.type(await dialog.findByLabelText('Counted quantity'), '3');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(
      await screen.findByText(/^Stock set to 0\. 2 items already ordered are missing/),
    ).toBeVisible();
  });

  it('sends spoiled items as a difference and keeps rejected input', async () => {
    const { user, calls } = renderStaff({
      address: `${address}/8`,
      answers: { correctStock: () => problem(409, 'You don’t have that many in stock.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Adjust' }));
    const dialog = await dialogOf();
    await user.selectOptions(await dialog.findByLabelText('Reason'), 'spoiled');
    const amount = dialog.getByLabelText('Quantity lost');
    await user.type(amount, '-4');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await dialog.findByText('Enter a whole number')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '4');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await dialog.findByText('You don’t have that many in stock.')).toBeVisible();
    expect(amount).toHaveValue('4');
    const sent = calls.find(({ operation }) => operation === 'correctStock');
    expect(sent?.json).toEqual({ cause: 'spoiled', difference: -4, note: '' });
  });

  it('shows every movement with the resulting stock, order and member', async () => {
    renderStaff({ address: `${address}/8` });
    const spoiled = (await screen.findByText('Damaged or expired')).closest('li');
    expect(spoiled).toHaveTextContent('Damaged or expired: Wet sack');
    expect(within(spoiled as HTMLElement).getByText('-2')).toBeVisible();
    expect(within(spoiled as HTMLElement).getByText('0 units')).toBeVisible();
    expect(screen.getByText(/Ravi Iyer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'RR-7K2M9X' })).toHaveAttribute(
      'href',
      '/staff/orders/RR-7K2M9X',
    );
  });

  it('hides corrections without permission', async () => {
    const session = examples.getStaffSession.answer;
    renderStaff({
      address,
      answers: { getStaffSession: { ...session, permissions: ['stock.read'] } },
    });
    await screen.findByText('12 customers waiting');
    expect(screen.queryByRole('button', { name: /^Adjust/ })).toBeNull();
  });
});
