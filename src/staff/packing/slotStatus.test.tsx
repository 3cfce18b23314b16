import { screen, waitFor, within } from '@testing-library/react';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/packing';

const openDialog = async (user: ReturnType<typeof renderStaff>['user']) => {
  await user.click(
    (await screen.findAllByRole('button', { name: /^Send .*packed/ }))[1] ?? document.body,
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Send: / }));
  await dialog.findByText(/RR-7K2M9X, Meera Nair/);
  return dialog;
};

describe('a slot to be packed', () => {
  it('says how many of its orders wait for their money', async () => {
    renderStaff({ address });
    const texts = await screen.findAllByText(/not paid yet/);
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      '1 of them is not paid yet: do not pack it',
    ]);
  });
});

describe('sending a whole slot', () => {
  it('shows which orders go and which stay, and why, and sends those that were shown', async () => {
    const { user, calls } = renderStaff({ address });
    const dialog = await openDialog(user);
    expect(dialog.getByText('This order is not packed yet.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send 1 order' }));
    await waitFor(() => expect(dialog.getByText('1 order is changed.')).toBeVisible());
    const sent = calls.find(({ operation }) => operation === 'changeSlotStatus');
    expect(sent?.json).toEqual({ status: 'dispatched', numbers: ['RR-7K2M9X'] });
    // The example answers of one order that it stays.
    expect(dialog.getByText('RR-3QW8TZ')).toBeVisible();
  });

  it('tells in a toast that all are changed', async () => {
    const orders = [{ number: 'RR-7K2M9X', status: 'dispatched', reason: null }];
    const { user } = renderStaff({ address, answers: { changeSlotStatus: { orders } } });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Send 1 order' }));
    expect(await screen.findByText('1 order is changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends the same again where no answer came, with the same key', async () => {
    let isThere = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        changeSlotStatus: () => {
          if (!isThere) throw new TypeError('The network is gone.');
          return { orders: [{ number: 'RR-7K2M9X', status: 'dispatched', reason: null }] };
        },
        // Meanwhile it has been done, which the list tells.
        previewSlotStatus: () =>
          isThere ? { has_more: false, orders: [] } : examples.previewSlotStatus.answer,
      },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Send 1 order' }));
    expect(await dialog.findByText(/nothing is done twice/)).toBeVisible();
    isThere = true;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 order is changed.')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'changeSlotStatus');
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(new Set(sent.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  });

  it('says why where the backend refuses', async () => {
    const detail = 'Your role does not allow this.';
    const { user } = renderStaff({
      address,
      answers: { changeSlotStatus: () => problem(403, detail) },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Send 1 order' }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });

  it('says that nothing can be sent', async () => {
    const { user } = renderStaff({
      address,
      answers: { previewSlotStatus: { has_more: false, orders: [] } },
    });
    await user.click(await screen.findByRole('button', { name: /^Deliver the one/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Deliver: / }));
    expect(await dialog.findByText(/No order of this slot/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Deliver/ })).toBeNull();
  });

  it('offers none of it to who may not pack', async () => {
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
    expect(await screen.findAllByRole('link', { name: /^Lists to pack/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^(Send|Deliver)/ })).toBeNull();
  });
});
