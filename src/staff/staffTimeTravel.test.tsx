import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { renderStaff } from '../testing/renderStaff.tsx';

openDevTools();

describe('staff time travel', () => {
  it('shows the earlier page with a way back, then the present', async () => {
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
    expect(
      screen.getByText(/^You’re viewing an earlier state\. Changes are disabled\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

    act(() => jumpTo(present));
    expect(await screen.findByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    expect(
      screen.queryByText(/^You’re viewing an earlier state\. Changes are disabled\./),
    ).not.toBeInTheDocument();
  });

  it.each(['actions', 'log'] as const)(
    'shows a DevTools export (%s) on a fresh page and sends nothing',
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
      expect(
        screen.getByText(/^You’re viewing an earlier state\. Changes are disabled\./),
      ).toBeVisible();
      expect(calls).toHaveLength(sent);
    },
  );

  it('rejects the file of another app with an error text', async () => {
    renderStaff({});
    await screen.findByRole('heading', { name: 'Orders', level: 1 });
    const state = JSON.stringify({ payload: '[]', preloadedState: '{"location":{},"ui":{}}' });
    act(() => {
      expect(timeTravel().receive({ type: 'IMPORT', state })).toMatch(
        /not hold a state of this shop/,
      );
    });
    expect(
      screen.queryByText(/^You’re viewing an earlier state\. Changes are disabled\./),
    ).not.toBeInTheDocument();
  });

  it('ignores the lock of DevTools', async () => {
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
