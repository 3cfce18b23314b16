import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { setupStore } from '../../testing/setupStore.tsx';
import { LazyToasts, ToastHost } from './ToastHost.tsx';
import { toastClosed, toastShown, type Toast } from './uiSlice.ts';

describe('ToastHost', () => {
  it('CONFLICT-52 takes over a page without toasts, also where its code came first', async () => {
    await LazyToasts.preload();
    const { AppProviders } = setupStore({});
    const onRecoverableError = jest.fn();
    const container = document.createElement('div');
    render(<ToastHost />, { container, hydrate: true, onRecoverableError, wrapper: AppProviders });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('SHELL-13 shows the next toast after they could not be shown', async () => {
    // React tells of it on the console too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dispatched } = renderWithProviders(<ToastHost />);
    const broken = null as unknown as Toast['content'];
    await dispatched(toastShown({ id: 'broken', kind: 'error', content: broken }));
    await dispatched(toastClosed('broken'));
    await dispatched(toastShown({ kind: 'success', content: { html: 'Applied.' } }));
    expect(await screen.findByText('Applied.')).toBeVisible();
  });
});
