import { screen, waitFor } from '@testing-library/react';
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
  return { openEvents: () => source as unknown as EventSource, tell };
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
