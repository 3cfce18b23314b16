import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { persistStore } from 'redux-persist';
import { Started } from '../../testing/Started.tsx';
import { setupStore } from '../../testing/setupStore.tsx';
import { DialogHost } from '../shell/DialogHost.tsx';
import { locationChanged } from '../ui/locationSlice.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/uiSlice.ts';
import { NewsletterOpener } from './NewsletterOpener.tsx';

const ACTION = 'https://list.example/subscribe';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

async function visit(config: object = { newsletter_action: ACTION }) {
  const { store, calls, AppProviders } = setupStore({
    answers: { getConfig: config },
    storages: { local: window.localStorage },
  });
  persistStore(store);
  const page = render(
    <Started>
      <input aria-label="Search" />
      <NewsletterOpener />
      <DialogHost />
    </Started>,
    { wrapper: AppProviders },
  );
  await act(() => import('./NewsletterDialog.tsx'));
  await pass(100);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  return { store, calls, user, ...page };
}

const popUp = () => screen.queryByRole('dialog', { name: 'newsletter' });

describe('NewsletterOpener', () => {
  it('opens once per browser when the page is idle [NEWSLETTER-11, NEWSLETTER-12, OPEN-44]', async () => {
    const { unmount } = await visit();
    await pass(2000);
    expect(popUp()).toBeNull();
    expect(window.localStorage.getItem('newsletter')).toBeNull();
    await pass(1500);
    expect(popUp()).toBeVisible();
    expect(window.localStorage.getItem('newsletter')).toBe('true');
    unmount();
    await visit();
    await pass(5000);
    expect(popUp()).toBeNull();
  });

  it('opens unless the stored flag is true [NEWSLETTER-10]', async () => {
    window.localStorage.setItem('newsletter', 'false');
    await visit();
    await pass(3500);
    expect(popUp()).toBeVisible();
  });

  it('does not open without a valid form URL [OPEN-43]', async () => {
    const { unmount } = await visit({});
    await pass(5000);
    expect(popUp()).toBeNull();
    unmount();
    await visit({ newsletter_action: 'javascript:alert(1)' });
    await pass(5000);
    expect(popUp()).toBeNull();
    expect(window.localStorage.getItem('newsletter')).toBeNull();
  });

  it('waits while a dialog is open or the shopper is typing [NEWSLETTER-10]', async () => {
    const { store, user } = await visit();
    const added = { name: 'cartAdded', product: { name: 'Rice', image: '' } } as const;
    act(() => void store.dispatch(dialogOpened(added)));
    await pass(5000);
    expect(selectDialog(store.getState())).toEqual(added);
    act(() => void store.dispatch(dialogClosed()));
    await pass(500);
    await user.click(screen.getByLabelText('Search'));
    await pass(5000);
    expect(selectDialog(store.getState())).toBeNull();
    act(() => screen.getByLabelText('Search').blur());
    await pass(3500);
    expect(selectDialog(store.getState())).toEqual({ name: 'newsletter' });
  });

  it('posts a plain form to the mailing list [NEWSLETTER-03, NEWSLETTER-04, NEWSLETTER-05, NEWSLETTER-06, NEWSLETTER-08, API-44, VALIDATION-10, NEWSLETTER-02, PRODUCT-12]', async () => {
    const { calls, user } = await visit();
    await pass(3500);
    expect(screen.getByRole('img', { name: /^An envelope/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'newsletter' })).toBeVisible();
    const field = screen.getByPlaceholderText('Enter your email');
    expect(field).toHaveAttribute('name', 'EMAIL');
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toBeRequired();
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', ACTION);
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('target', '_blank');
    expect(form).not.toHaveAttribute('novalidate');
    const sent: unknown[] = [];
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form).get('EMAIL'));
    });
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(sent).toEqual([]);
    await user.type(field, 'meera@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(sent).toEqual(['meera@example.com']);
    expect(screen.getByText('Thanks! Check the new tab to confirm.')).toBeVisible();
    expect(calls).toHaveLength(before);
    const refused = new Event('securitypolicyviolation');
    act(
      () =>
        void document.dispatchEvent(Object.assign(refused, { effectiveDirective: 'form-action' })),
    );
    expect(screen.getByText('Couldn’t sign you up. Try again later.')).toBeVisible();
  });

  it('closes on its close button and on Escape, not on a press outside [NEWSLETTER-09, OPEN-42]', async () => {
    const { store, user } = await visit();
    await pass(3500);
    await user.click(screen.getByRole('dialog').parentElement ?? document.body);
    expect(selectDialog(store.getState())).toEqual({ name: 'newsletter' });
    await user.keyboard('{Escape}');
    expect(selectDialog(store.getState())).toBeNull();
    act(() => void store.dispatch(dialogOpened({ name: 'newsletter' })));
    await pass(500);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(selectDialog(store.getState())).toBeNull();
  });

  it('closes on navigation [NEWSLETTER-10]', async () => {
    const { store } = await visit();
    await pass(3500);
    act(
      () =>
        void store.dispatch(
          locationChanged({ pathname: '/shop', search: '', hash: '', key: '1', action: 'PUSH' }),
        ),
    );
    expect(selectDialog(store.getState())).toBeNull();
  });
});
