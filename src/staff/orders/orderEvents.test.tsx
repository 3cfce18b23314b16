import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderStaff } from '../../testing/renderStaff.tsx';

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
