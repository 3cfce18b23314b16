import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { renderStaff } from '../testing/renderStaff.tsx';

openDevTools();

describe('the counter in time travel', () => {
  it('shows the earlier page with a way back, and the present on the return', async () => {
    const { user } = renderStaff({});
    await screen.findByRole('heading', { name: 'Orders', level: 1 });
    const { lastAction, jumpTo } = timeTravel();
    const atOrders = lastAction();
    const [link] = screen.getAllByRole('link', { name: 'Products' });
    if (link) await user.click(link);
    await screen.findByRole('heading', { name: 'Products', level: 1 });
    const present = lastAction();

    act(() => jumpTo(atOrders));
    expect(await screen.findByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    expect(screen.getByText(/^You are viewing the past/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

    act(() => jumpTo(present));
    expect(await screen.findByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    expect(screen.queryByText(/^You are viewing the past/)).not.toBeInTheDocument();
  });

  it.each(['actions', 'log'] as const)(
    'shows what DevTools exported (%s) on a fresh page, and sends nothing',
    async (form) => {
      const { user } = renderStaff({});
      await screen.findByRole('heading', { name: 'Orders', level: 1 });
      const [link] = screen.getAllByRole('link', { name: 'Products' });
      if (link) await user.click(link);
      await screen.findByRole('heading', { name: 'Products', level: 1 });
      const file = timeTravel().exportFile(form);
      cleanup();

      const { calls } = renderStaff({});
      await screen.findByRole('heading', { name: 'Orders', level: 1 });
      const sent = calls.length;
      act(() => expect(timeTravel().receive({ type: 'IMPORT', state: file })).toBeUndefined());
      expect(await screen.findByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
      expect(screen.getByText(/^You are viewing the past/)).toBeVisible();
      expect(calls).toHaveLength(sent);
    },
  );

  it('refuses the file of another app by a sentence', async () => {
    renderStaff({});
    await screen.findByRole('heading', { name: 'Orders', level: 1 });
    const state = JSON.stringify({ payload: '[]', preloadedState: '{"location":{},"ui":{}}' });
    act(() => {
      expect(timeTravel().receive({ type: 'IMPORT', state })).toMatch(
        /not hold a state of this shop/,
      );
    });
    expect(screen.queryByText(/^You are viewing the past/)).not.toBeInTheDocument();
  });

  it('goes on where DevTools would lock it', async () => {
    const { user } = renderStaff({});
    await screen.findByRole('heading', { name: 'Orders', level: 1 });
    const { receive } = timeTravel();
    act(() => {
      receive({ type: 'DISPATCH', payload: { type: 'LOCK_CHANGES', status: true } });
    });
    const [link] = screen.getAllByRole('link', { name: 'Products' });
    if (link) await user.click(link);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible(),
    );
  });
});
