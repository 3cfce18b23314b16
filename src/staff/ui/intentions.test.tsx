import { screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const NO_ANSWER = /nothing is done twice/;

/** A backend that takes what is sent, once for a key, and whose answers are lost until the network is back. */
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
  await user.clear(dialog.getByLabelText('Amount in rupees'));
  await user.type(dialog.getByLabelText('Amount in rupees'), amount);
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  return dialog;
}

async function openStock(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Brown rice' }));
  await dialog.findByLabelText('Reason');
  return dialog;
}

beforeEach(() => sessionStorage.clear());

describe('a write of the counter whose answer is lost', () => {
  it('gives money back once, however often it is pressed', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const dialog = await refund(user, '50');
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(taken.map(({ json }) => json)).toEqual([{ amount: 50, note: '' }]);
  });

  it('gives it back once where the dialog was closed or the page loaded again between', async () => {
    const { taken, connect, take } = takingBackend(order);
    const first = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const dialog = await refund(first.user, '50');
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    first.unmount();
    connect();
    const { user } = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const again = await openRefund(user);
    await waitFor(() => expect(again.getByLabelText('Amount in rupees')).toHaveValue('50'));
    await user.click(again.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(taken).toHaveLength(1);
  });

  it('gives another amount back as well where that is asked for', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { refundOrder: take } });
    const dialog = await refund(user, '50');
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.type(dialog.getByLabelText('Amount in rupees'), '0');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(taken).toHaveLength(2));
  });

  it('takes what was refused, or done, for ended: the same again is another one', async () => {
    let isRefused = true;
    const { user, calls } = renderStaff({
      address: orderAddress,
      answers: {
        addOrderNote: () => (isRefused ? problem(409, 'The order is being changed.') : order),
      },
    });
    const field = await screen.findByLabelText('Note for the team');
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
    const field = await screen.findByLabelText('Note for the team');
    await user.type(field, 'Rang twice.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(taken).toHaveLength(1);
  });

  it('is pressed again with a button, and done once', async () => {
    const { taken, connect, take } = takingBackend(order);
    const { user } = renderStaff({ address: orderAddress, answers: { settleRefund: take } });
    await user.click(await screen.findByRole('button', { name: 'The money was sent' }));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(screen.getByRole('button', { name: 'The money was sent' }));
    expect(await screen.findByText('The refund is noted as sent.')).toBeVisible();
    expect(taken).toHaveLength(1);
  });

  it('stays the same over a session that has ended between', async () => {
    const { taken, connect, take } = takingBackend(order);
    let isSignedIn = true;
    const { user } = renderStaff({
      address: orderAddress,
      answers: {
        settleRefund: (call) => (isSignedIn ? take(call) : problem(401, 'Please sign in.')),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'The money was sent' }));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    isSignedIn = false;
    await user.click(screen.getByRole('button', { name: 'The money was sent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await user.type(dialog.getByLabelText('Password'), 'a good password');
    isSignedIn = true;
    connect();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'The money was sent' }));
    expect(await screen.findByText('The refund is noted as sent.')).toBeVisible();
    expect(screen.queryByText(NO_ANSWER)).toBeNull();
    expect(taken).toHaveLength(1);
  });

  it('corrects the stock by a difference once', async () => {
    const { taken, connect, take } = takingBackend(examples.correctStock.answer);
    const { user } = renderStaff({ address: '/staff/stock/8', answers: { correctStock: take } });
    const dialog = await openStock(user);
    await user.selectOptions(dialog.getByLabelText('Reason'), 'found');
    await user.type(dialog.getByLabelText('Units more'), '5');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    connect();
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('The stock is corrected.')).toBeVisible();
    expect(taken).toHaveLength(1);
  });

  it('takes another count to be of the shelf as it is by then', async () => {
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
    await user.type(dialog.getByLabelText('Units counted on the shelf'), '8');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText(NO_ANSWER)).toBeVisible();
    // The first count was taken, and this one corrects it.
    shelf = 8;
    connect();
    await user.clear(dialog.getByLabelText('Units counted on the shelf'));
    await user.type(dialog.getByLabelText('Units counted on the shelf'), '9');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('The stock is corrected.')).toBeVisible();
    expect(taken.map(({ json }) => json)).toMatchObject([
      { counted: 8, expected: 10 },
      { counted: 9, expected: 8 },
    ]);
  });
});
