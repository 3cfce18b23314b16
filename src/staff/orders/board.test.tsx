import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/orders?view=board';
const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('the board of orders', () => {
  it('says of a column that it is empty', async () => {
    renderStaff({
      address,
      answers: {
        searchOrders: ({ url }) =>
          url.searchParams.get('status') === 'packed'
            ? { total: 0, orders: [] }
            : examples.searchOrders.answer,
      },
    });
    expect(await (await column(/^Packed/)).findByText('No order is at this step.')).toBeVisible();
    expect((await column(/^On its way|^On the way/)).queryByText(/at this step/)).toBeNull();
  });

  it('says of a column that its list could not be loaded, and loads it again', async () => {
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
    expect(await packed.findByText('This could not be loaded.')).toBeVisible();
    isThere = true;
    await user.click(packed.getByRole('button', { name: 'Try again' }));
    expect((await packed.findAllByRole('link'))[0]).toBeVisible();
    expect(packed.queryByText('This could not be loaded.')).toBeNull();
  });
});
