import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

function fakeEvents() {
  const source = Object.assign(new EventTarget(), {
    OPEN: 1,
    readyState: 1,
    close: () => undefined,
  });
  const tell = (type: string) => act(async () => void source.dispatchEvent(new Event(type)));
  let opened = 0;
  const openEvents = () => {
    opened += 1;
    return source as unknown as EventSource;
  };
  return { openEvents, tell, countOpened: () => opened };
}

it('refetches orders after an event and after a reconnect', async () => {
  const { openEvents, tell } = fakeEvents();
  const { calls } = renderStaff({ openEvents });
  await screen.findByRole('heading', { level: 1 });
  const reads = () => calls.filter(({ operation }) => operation === 'searchOrders').length;
  await tell('open');
  await waitFor(() => expect(reads()).toBe(1));
  await tell('open');
  await waitFor(() => expect(reads()).toBe(2));
  await tell('orders');
  await waitFor(() => expect(reads()).toBe(3));
});

it.each(['/staff/orders', '/staff/account'])(
  'asks for the password on %s once the session has ended elsewhere',
  async (address) => {
    const { openEvents, tell } = fakeEvents();
    let hasEnded = false;
    const getStaffSession = () =>
      hasEnded ? problem(401, 'Sign in to continue.') : examples.getStaffSession.answer;
    renderStaff({ address, openEvents, answers: { getStaffSession } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    hasEnded = true;
    await tell('ended');
    expect(await screen.findByRole('dialog', { name: 'Your session expired' })).toBeVisible();
  },
);

it('reopens the event stream after signing in again', async () => {
  const { answer: session } = examples.getStaffSession;
  const { openEvents, tell, countOpened } = fakeEvents();
  let hasEnded = false;
  const { user } = renderStaff({
    openEvents,
    answers: {
      getStaffSession: () => (hasEnded ? problem(401, 'Sign in to continue.') : session),
      signInStaff: () => {
        hasEnded = false;
        return { ...session, recent_until: '2026-11-20T12:00:00.000Z' };
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const before = countOpened();
  hasEnded = true;
  await tell('ended');
  const dialog = await screen.findByRole('dialog', { name: 'Your session expired' });
  await user.type(within(dialog).getByLabelText('Password'), 'open sesame{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countOpened()).toBeGreaterThan(before);
});
