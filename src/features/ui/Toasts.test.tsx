import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Toasts } from './Toasts.tsx';
import { selectToasts, toastShown, type Toast } from './uiSlice.ts';

const sold: Toast = {
  id: '1',
  kind: 'error',
  content: { html: '<b>Sold out</b> <img src=x onerror="alert(1)"><script>alert(1)</script>' },
};

async function show(toast: Toast = sold) {
  const { store } = renderWithProviders(<Toasts />);
  await act(async () => {
    store.dispatch(toastShown(toast));
    await jest.advanceTimersByTimeAsync(0);
  });
  return store;
}

async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

beforeAll(async () => {
  await import('../../lib/cleanHtml.ts');
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Toasts', () => {
  it('lasts 10 seconds [TOASTS-01, LIMITS-19]', async () => {
    const store = await show();
    await pass(9_999);
    expect(selectToasts(store.getState())).toEqual([sold]);
    await pass(1);
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('stays while hovered, and 300 ms longer [TOASTS-02, LIMITS-20]', async () => {
    const store = await show();
    const toast = screen.getByRole('alert');
    fireEvent.mouseEnter(toast);
    await pass(30_000);
    expect(selectToasts(store.getState())).toEqual([sold]);
    fireEvent.mouseLeave(toast);
    await pass(299);
    expect(selectToasts(store.getState())).toEqual([sold]);
    await pass(1);
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('stays while hovered after the focus has left it [TOASTS-02]', async () => {
    const store = await show();
    const toast = screen.getByRole('alert');
    fireEvent.mouseEnter(toast);
    fireEvent.focus(toast);
    fireEvent.blur(toast);
    await pass(30_000);
    expect(selectToasts(store.getState())).toEqual([sold]);
  });

  it('pauses its timer while the page is hidden [TOASTS-01]', async () => {
    const store = await show();
    const setHidden = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      fireEvent(document, new Event('visibilitychange'));
    };
    await pass(4_000);
    setHidden(true);
    await pass(60_000);
    setHidden(false);
    await pass(5_999);
    expect(selectToasts(store.getState())).toEqual([sold]);
    await pass(1);
    expect(selectToasts(store.getState())).toEqual([]);
    Reflect.deleteProperty(document, 'hidden');
  });

  it('shows a toast again whose id is reused while it closes [TOASTS-01]', async () => {
    const store = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => {
      store.dispatch(toastShown(sold));
      await jest.advanceTimersByTimeAsync(2_500);
    });
    const [leaving, shown] = screen.getAllByRole('alert');
    expect(leaving).not.toHaveStyle({ transform: 'none' });
    expect(shown).toHaveStyle({ transform: 'none' });
  });

  it('shows toasts of one id once [TOASTS-01]', async () => {
    const store = await show();
    await act(async () => {
      store.dispatch(toastShown({ ...sold, id: '2' }));
      store.dispatch(toastShown({ ...sold, id: '2' }));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(selectToasts(store.getState()).map(({ id }) => id)).toEqual(['1', '2']);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('shows no progress [TOASTS-03]', async () => {
    await show();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps text markup and removes scripts [TOASTS-04, CONFLICT-33]', async () => {
    await show();
    await pass(0);
    expect(screen.getByText('Sold out').tagName).toBe('B');
    expect(document.querySelector('[onerror], .notistack-Snackbar script')).toBeNull();
    expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  });

  it("closes by its button and translates the shop's own messages [TOASTS-01]", async () => {
    const store = await show({ ...sold, content: { messageId: 'wishlist.toast.added' } });
    expect(screen.getByRole('alert')).not.toHaveTextContent('wishlist.toast.added');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(selectToasts(store.getState())).toEqual([]);
  });
});
