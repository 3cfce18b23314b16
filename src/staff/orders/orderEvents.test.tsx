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

it('asks for the password, over nothing of customers, as soon as the session has ended elsewhere', async () => {
  const { openEvents, tell } = fakeEvents();
  let hasEnded = false;
  const unlessEnded = (answer: object) => () =>
    hasEnded ? problem(401, 'Please sign in.') : answer;
  renderStaff({
    openEvents,
    answers: { searchOrders: unlessEnded(examples.searchOrders.answer) },
  });
  expect(await screen.findByText('Meera Nair')).toBeVisible();
  hasEnded = true;
  await tell('ended');
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(dialog).toBeVisible();
  const [backdrop] = document.getElementsByClassName('MuiBackdrop-root');
  expect(backdrop).toHaveStyle({ opacity: '1' });
});
