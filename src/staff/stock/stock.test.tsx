import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/stock';
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Brown rice' }));

describe('stock at the counter', () => {
  it('lists what is low, and what customers wait for once that is asked for', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('12 customers wait')).toBeVisible();
    expect(screen.getByText(/^With 5 units or fewer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Waited for' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('view')).toBe('waiting'));
  });

  it('finds a product by a scanned barcode, wherever the focus is', async () => {
    const { user, calls } = renderStaff({ address });
    await screen.findByText('12 customers wait');
    await user.keyboard('8901234567890{Enter}');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('8901234567890'));
    expect(screen.getByLabelText('Product or barcode')).toHaveValue('8901234567890');
  });

  it('sends a count with what the shelf was to hold as it was opened', async () => {
    let shelf = 3;
    const { user, calls } = renderStaff({
      address,
      answers: {
        getProductStock: () => ({ ...examples.getProductStock.answer, shelf }),
        correctStock: { ...examples.correctStock.answer, shelf: 2 },
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Correct the stock of Brown rice' }),
    );
    const dialog = await dialogOf();
    shelf = 1;
    await user.type(await dialog.findByLabelText('Units counted on the shelf'), '2');
    await user.type(dialog.getByLabelText(/^Note/), 'Behind the door');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('The stock is corrected.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'correctStock');
    expect(sent?.json).toEqual({
      cause: 'counted',
      counted: 2,
      expected: 3,
      note: 'Behind the door',
    });
  });

  it('says how many units are missing that orders are to get', async () => {
    const stock = { ...examples.getProductStock.answer, stock: 1, reserved: 5, shelf: 6 };
    const { user } = renderStaff({
      address: `${address}/8`,
      answers: { getProductStock: stock, correctStock: { ...stock, stock: 0, shelf: 5 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await dialogOf();
    await user.type(await dialog.findByLabelText('Units counted on the shelf'), '3');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(
      await screen.findByText(/none is for sale\. 2 units that orders are to get/),
    ).toBeVisible();
  });

  it('sends what is gone as a difference, and keeps what was typed where it is refused', async () => {
    const { user, calls } = renderStaff({
      address: `${address}/8`,
      answers: { correctStock: () => problem(409, 'The shelf does not hold that many.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await dialogOf();
    await user.selectOptions(await dialog.findByLabelText('Reason'), 'spoiled');
    const amount = dialog.getByLabelText('Units gone');
    await user.type(amount, '-4');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText('Please enter a whole number.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '4');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText('The shelf does not hold that many.')).toBeVisible();
    expect(amount).toHaveValue('4');
    const sent = calls.find(({ operation }) => operation === 'correctStock');
    expect(sent?.json).toEqual({ cause: 'spoiled', difference: -4, note: '' });
  });

  it('shows every movement with what the stock came to, the order and the member', async () => {
    renderStaff({ address: `${address}/8` });
    const spoiled = (await screen.findByText('Spoiled or broken')).closest('li');
    expect(spoiled).toHaveTextContent('Spoiled or broken: Wet sack');
    expect(within(spoiled as HTMLElement).getByText('-2')).toBeVisible();
    expect(within(spoiled as HTMLElement).getByText('0 units')).toBeVisible();
    expect(screen.getByText(/Ravi Iyer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'RR-7K2M9X' })).toHaveAttribute(
      'href',
      '/staff/orders/RR-7K2M9X',
    );
  });

  it('offers no correction to whoever may only look', async () => {
    const session = examples.getStaffSession.answer;
    renderStaff({
      address,
      answers: { getStaffSession: { ...session, permissions: ['stock.read'] } },
    });
    await screen.findByText('12 customers wait');
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});
