import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

/** The backend's events as far as the counter listens to them. */
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

it('reads orders again once events come again, which told nothing of what happened meanwhile', async () => {
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
  'asks for the password on %s as soon as the session has ended elsewhere',
  async (address) => {
    const { openEvents, tell } = fakeEvents();
    let hasEnded = false;
    const getStaffSession = () =>
      hasEnded ? problem(401, 'Please sign in.') : examples.getStaffSession.answer;
    renderStaff({ address, openEvents, answers: { getStaffSession } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    hasEnded = true;
    await tell('ended');
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  },
);

it('listens again after signing in again, as the stream has ended with the session', async () => {
  const { answer: session } = examples.getStaffSession;
  const { openEvents, tell, countOpened } = fakeEvents();
  let hasEnded = false;
  const { user } = renderStaff({
    openEvents,
    answers: {
      getStaffSession: () => (hasEnded ? problem(401, 'Please sign in.') : session),
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
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await user.type(within(dialog).getByLabelText('Password'), 'open sesame{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countOpened()).toBeGreaterThan(before);
});
