import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { setupStore } from '../../testing/setupStore.tsx';
import { LazyToasts, ToastHost } from './ToastHost.tsx';

describe('ToastHost', () => {
  it('CONFLICT-52 takes over a page without toasts, also where its code came first', async () => {
    await LazyToasts.preload();
    const { AppProviders } = setupStore({});
    const onRecoverableError = jest.fn();
    const container = document.createElement('div');
    render(<ToastHost />, { container, hydrate: true, onRecoverableError, wrapper: AppProviders });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
