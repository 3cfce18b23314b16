import { screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const NO_ANSWER = /it won’t be applied twice/;

function takingBackend(answer: object) {
  const taken: { key: string; json: unknown }[] = [];
  let isLost = true;
  return {
    taken,
    connect: () => {
      isLost = false;
    },
    take: ({ headers, json }: SeenCall) => {
      const key = headers.get('Idempotency-Key') ?? '';
      if (!taken.some((one) => one.key === key)) taken.push({ key, json });
      if (isLost) throw new TypeError('The answer is lost.');
      return answer;
    },
  };
}

type User = ReturnType<typeof renderStaff>['user'];

const order = examples.getStaffOrder.answer;
const orderAddress = `/staff/orders/${order.number}`;

async function openRefund(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  return within(await screen.findByRole('dialog', { name: 'Refund' }));
}

async function refund(user: User, amount: string) {
  const dialog = await openRefund(user);
  await user.clear(dialog.getByLabelText('Refund amount'));
  await user.type(dialog.getByLabelText('Refund amount'), amount);
  await user.click(dialog.getByRole('button', { name: 'Issue refund' }));
  return dialog;
}

async function openStock(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Brown rice' }));
  await dialog.findByLabelText('Reason');
  return dialog;
}

beforeEach(() => sessionStorage.clear());

describe('write whose answer is lost', () => {
  it('refunds once, however often it is pressed', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const dialog = await refund(user, '50');
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(dialog.getByRole('button', { name: 'Issue refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(taken.map(({ json }) => json)).toEqual([{ amount: 50, note: '' }]);
  });

  it('refunds once across a reload', async () => {
    const { taken, connect, take } = takingBackend(order);
    const first = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const dialog = await refund(first.user, '50');
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    first.unmount();
    connect();
    const { user } = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const again = await openRefund(user);
    await waitFor(() => expect(again.getByLabelText('Refund amount')).toHaveValue('50'));
    await user.click(again.getByRole('button', { name: 'Issue refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(taken).toHaveLength(1);
  });

  it('refunds another amount as well', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const dialog = await refund(user, '50');
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.type(dialog.getByLabelText('Refund amount'), '0');
    await user.click(dialog.getByRole('button', { name: 'Issue refund' }));
    await waitFor(() => expect(taken).toHaveLength(2));
  });

  it('uses a new key after a rejection or a success', async () => {
    let isRefused = true;
    const { user, calls } = renderStaff({
      address: orderAddress,
      answers: {
        addOrderNote: () => (isRefused ? problem(409, 'The order is being changed.') : order),
      },
    });
    const field = await screen.findByLabelText('Internal note');
    const press = () => user.click(screen.getByRole('button', { name: 'Add note' }));
    await user.type(field, 'Rang twice.');
    await press();
    await screen.findByText('The order is being changed.');
    isRefused = false;
    await press();
    await waitFor(() => expect(field).toHaveValue(''));
    await user.type(field, 'Rang twice.');
    await press();
    const sent = () => calls.filter(({ operation }) => operation === 'addOrderNote');
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);
  });

  it('adds a note once', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { addOrderNote: take } });
    const field = await screen.findByLabelText('Internal note');
    await user.type(field, 'Rang twice.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(taken).toHaveLength(1);
  });

  it('settles a refund once after a second press', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { settleRefund: take } });
    await user.click(await screen.findByRole('button', { name: 'Mark refund as paid' }));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(screen.getByRole('button', { name: 'Mark refund as paid' }));
    expect(await screen.findByText('Refund marked as paid')).toBeVisible();
    expect(taken).toHaveLength(1);
  });

  it('keeps the key across an ended session', async () => {
    const { taken, connect, take } = takingBackend(order);
    let isSignedIn = true;
    const { user } = renderStaff({
      address: orderAddress,
      answers: {
        settleRefund: (call) => (isSignedIn ? take(call) : problem(401, 'Sign in to continue.')),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark refund as paid' }));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    isSignedIn = false;
    await user.click(screen.getByRole('button', { name: 'Mark refund as paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session expired' }));
    await user.type(dialog.getByLabelText('Password'), 'a good password');
    isSignedIn = true;
    connect();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Mark refund as paid' }));
    expect(await screen.findByText('Refund marked as paid')).toBeVisible();
    expect(screen.queryByText(NO_ANSWER)).toBeNull();
    expect(taken).toHaveLength(1);
  });

  it('corrects the stock by a difference once', async () => {
    const { taken, connect, take } = takingBackend(examples.correctStock.answer);
    const { user } = renderStaff({ address: '/staff/stock/8', answers: { correctStock: take } });
    const dialog = await openStock(user);
    await user.selectOptions(dialog.getByLabelText('Reason'), 'found');
    await user.type(dialog.getByLabelText('Quantity found'), '5');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await screen.findByText('Stock updated')).toBeVisible();
    expect(taken).toHaveLength(1);
  });

  it('compares another count with the current stock', async () => {
    let shelf = 10;
    const { taken, connect, take } = takingBackend(examples.correctStock.answer);
    const { user } = renderStaff({
      address: '/staff/stock/8',
      answers: {
        correctStock: take,
        getProductStock: () => ({ ...examples.getProductStock.answer, shelf }),
      },
    });
    const dialog = await openStock(user);
    await user.type(dialog.getByLabelText('Counted quantity'), '8');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    shelf = 8;
    connect();
    await user.clear(dialog.getByLabelText('Counted quantity'));
    await user.type(dialog.getByLabelText('Counted quantity'), '9');
    await user.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await screen.findByText('Stock updated')).toBeVisible();
    expect(taken.map(({ json }) => json)).toMatchObject([
      { counted: 8, expected: 10 },
      { counted: 9, expected: 8 },
    ]);
  });
});
