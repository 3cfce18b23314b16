import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { staffApi } from '../../api/staffApi.ts';
import { problem } from '../../testing/problem.ts';
import { connectivityChanged } from '../ui/staffUiSlice.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { isCachedCall, type CachedAnswer, type AnswerCache } from './answerCache.ts';

function device(entries: Record<string, unknown> = {}) {
  const at = new Date('2026-11-20T10:32:00').getTime();
  const kept = new Map<string, CachedAnswer>(
    Object.entries(entries).map(([url, data]) => [url, { data, at }]),
  );
  const answerCache: AnswerCache = {
    read: (url) => Promise.resolve(kept.get(url)),
    write: (url, data) => Promise.resolve(void kept.set(url, { data, at: Date.now() })),
    clear: () => Promise.resolve(kept.clear()),
  };
  return { kept, answerCache };
}

const { answer: session } = examples.getStaffSession;
const { answer: order } = examples.getStaffOrder;
const address = `/staff/orders/${order.number}`;

describe('staff side offline', () => {
  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['behind a backend that is down', () => new Response('', { status: 503 })],
  ])('shows cached orders and their time %s', async (_what, noAnswer) => {
    const { answerCache } = device({ '/session': session, [`/orders/${order.number}`]: order });
    const answers = { getStaffSession: noAnswer, getStaffOrder: noAnswer };
    renderStaff({ address, answers, answerCache });
    expect(await screen.findByRole('heading', { level: 1, name: /^#1042/ })).toBeVisible();
    expect(screen.getByText(`Reference ${order.number}`)).toBeVisible();
    expect(screen.getByText(/^Orders as of 10:32/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /: (all \d )?packed$/ })[0]).toBeVisible();
  });

  it('starts with the orders, because the home page needs the backend', async () => {
    const { answerCache } = device({ '/session': session });
    const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
    const { store } = renderStaff({
      address: '/staff',
      answerCache,
      answers: { getStaffSession: noNetwork, getFirstSteps: noNetwork, searchOrders: noNetwork },
    });
    act(() => void store.dispatch(connectivityChanged(false)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  it('removes the banner on a page without orders once the backend is back', async () => {
    let isReachable = false;
    const unlessAway = (answer: object) => () =>
      isReachable ? answer : new Response('', { status: 503 });
    const { answerCache } = device({ '/session': session, [`/orders/${order.number}`]: order });
    const noList = () => new Response('', { status: 503 });
    const answers = {
      getStaffSession: unlessAway(session),
      getStaffOrder: unlessAway(order),
      searchOrders: noList,
      listPackingSlots: noList,
    };
    const { store, user } = renderStaff({ address, answers, answerCache });
    expect(await screen.findByText(/^Orders as of/)).toBeVisible();
    const [link] = await screen.findAllByRole('link', { name: 'Customers', hidden: true });
    if (link) await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    expect(screen.getByText(/^Orders as of/)).toBeVisible();
    isReachable = true;
    act(() => void store.dispatch(staffApi.util.invalidateTags(['Session', 'Order'])));
    await waitFor(() => expect(screen.queryByText(/^Orders as of/)).toBeNull());
  });

  it('caches the order after a write', async () => {
    const { kept, answerCache } = device();
    const packed = { ...order, version: order.version + 1, shopper_note: 'written' };
    const { user } = renderStaff({ address, answerCache, answers: { packLine: packed } });
    const [button] = await screen.findAllByRole('button', { name: /: (all \d )?packed$/ });
    if (button) await user.click(button);
    await waitFor(() => expect(kept.get(`/orders/${order.number}`)?.data).toEqual(packed));
  });

  it('clears the cache when the session ends', async () => {
    const { kept, answerCache } = device({ '/slots': examples.listPackingSlots.answer });
    const ended = () => problem(401, 'Sign in to continue.');
    renderStaff({ address, answerCache, answers: { getStaffOrder: ended } });
    expect(await screen.findByRole('dialog', { name: 'Your session expired' })).toBeVisible();
    expect([...kept.keys()]).toEqual([]);
  });
});

it.each([
  ['/session', true],
  ['/slots', true],
  ['/orders?status=placed&page=1', true],
  ['/orders/RR-7K2M9X', true],
  ['/packing-list?slot_id=12', true],
  ['/orders?text=meera&page=1', false],
  ['/orders/RR-7K2M9X/slot', false],
  ['/members', false],
])('caches %s: %s', (url, isKept) => {
  expect(isCachedCall(url)).toBe(isKept);
});
