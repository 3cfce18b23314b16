import { screen, waitFor, within } from '@testing-library/react';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/packing';

const openDialog = async (user: ReturnType<typeof renderStaff>['user']) => {
  await user.click(
    (await screen.findAllByRole('button', { name: /^Dispatch .*packed/ }))[1] ?? document.body,
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Dispatch: / }));
  await dialog.findByText(/#1042, Meera Nair/);
  return dialog;
};

describe('packing slot', () => {
  it('shows how many of its orders are unpaid', async () => {
    renderStaff({ address });
    const texts = await screen.findAllByText(/isn’t paid yet/);
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      '1 order isn’t paid yet: don’t pack it',
    ]);
  });
});

describe('dispatching a slot', () => {
  it('shows which orders go and why others stay, then sends the shown ones', async () => {
    const { user, calls } = renderStaff({ address });
    const dialog = await openDialog(user);
    const [, staying] = examples.previewSlotStatus.answer.orders;
    expect(dialog.getByText(staying?.reason ?? '')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Dispatch 1 order' }));
    await waitFor(() => expect(dialog.getByText('1 order updated')).toBeVisible());
    const sent = calls.find(({ operation }) => operation === 'changeSlotStatus');
    expect(sent?.json).toEqual({ status: 'dispatched', numbers: ['RR-7K2M9X'] });
    expect(dialog.getByText('#1043')).toBeVisible();
  });

  it('shows a toast after all orders changed', async () => {
    const orders = [{ number: 'RR-7K2M9X', status: 'dispatched', reason: null }];
    const { user } = renderStaff({ address, answers: { changeSlotStatus: { orders } } });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Dispatch 1 order' }));
    expect(await screen.findByText('1 order updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('retries the same orders with the same idempotency key', async () => {
    let isThere = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        changeSlotStatus: () => {
          if (!isThere) throw new TypeError('The network is gone.');
          return { orders: [{ number: 'RR-7K2M9X', status: 'dispatched', reason: null }] };
        },
        previewSlotStatus: () =>
          isThere ? { has_more: false, orders: [] } : examples.previewSlotStatus.answer,
      },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Dispatch 1 order' }));
    expect(await dialog.findByText(/it won’t be applied twice/)).toBeVisible();
    isThere = true;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 order updated')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'changeSlotStatus');
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(new Set(sent.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  });

  it("shows the backend's reason for a rejection", async () => {
    const detail = 'Your role does not allow this.';
    const { user } = renderStaff({
      address,
      answers: { changeSlotStatus: () => problem(403, detail) },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Dispatch 1 order' }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });

  it('says if no order can be sent', async () => {
    const { user } = renderStaff({
      address,
      answers: { previewSlotStatus: { has_more: false, orders: [] } },
    });
    await user.click(await screen.findByRole('button', { name: /^Mark 1 order as delivered/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Mark as delivered: / }));
    expect(
      await dialog.findByText(/No orders in this slot are ready for this step\./),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  it('hides the actions without the packing permission', async () => {
    renderStaff({
      address,
      answers: {
        getStaffSession: {
          member: { id: '4', name: 'Sam', email: 'sam@example.com', role: 'support' },
          permissions: ['orders.read'],
          shop_name: 'Hill Pantry',
          time_zone: 'Asia/Kolkata',
          low_stock: 5,
          scale_codes: [],
          csrf_token: 'x',
        },
      },
    });
    expect(await screen.findAllByRole('link', { name: /^Print packing slips/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^(Dispatch|Mark)/ })).toBeNull();
  });
});
