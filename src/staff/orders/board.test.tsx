import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/orders?view=board';
const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('order board', () => {
  it('shows an empty column as empty', async () => {
    renderStaff({
      address,
      answers: {
        searchOrders: ({ url }) =>
          url.searchParams.get('status') === 'packed'
            ? { total: 0, orders: [] }
            : examples.searchOrders.answer,
      },
    });
    expect(await (await column(/^Packed/)).findByText('No orders')).toBeVisible();
    expect((await column(/^Out for delivery/)).queryByText('No orders')).toBeNull();
  });

  it("shows a column's load error and retries", async () => {
    let isThere = false;
    const { user } = renderStaff({
      address,
      answers: {
        searchOrders: ({ url }) =>
          isThere || url.searchParams.get('status') !== 'packed'
            ? examples.searchOrders.answer
            : new Response('', { status: 502 }),
      },
    });
    const packed = await column(/^Packed/);
    expect(await packed.findByText('Couldn’t load this. Try again.')).toBeVisible();
    isThere = true;
    await user.click(packed.getByRole('button', { name: 'Try again' }));
    expect((await packed.findAllByRole('link'))[0]).toBeVisible();
    expect(packed.queryByText('Couldn’t load this. Try again.')).toBeNull();
  });
});
