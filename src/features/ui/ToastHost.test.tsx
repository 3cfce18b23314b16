import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { setupStore } from '../../testing/setupStore.tsx';
import { LazyToasts, ToastHost } from './ToastHost.tsx';
import { toastClosed, toastShown, type Toast } from './uiSlice.ts';

describe('ToastHost', () => {
  it('hydrates a page without toasts, even if its code is already loaded [CONFLICT-52]', async () => {
    await LazyToasts.preload();
    const { AppProviders } = setupStore({});
    const onRecoverableError = jest.fn();
    const container = document.createElement('div');
    render(<ToastHost />, { container, hydrate: true, onRecoverableError, wrapper: AppProviders });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('shows the next toast after a toast failed to render [SHELL-13]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dispatched } = renderWithProviders(<ToastHost />);
    const broken = null as unknown as Toast['content'];
    await dispatched(toastShown({ id: 'broken', kind: 'error', content: broken }));
    await dispatched(toastClosed('broken'));
    await dispatched(toastShown({ kind: 'success', content: { html: 'Applied.' } }));
    expect(await screen.findByText('Applied.')).toBeVisible();
  });
});
