import { waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { api } from '../api/api.ts';
import { newsletterOpened } from '../features/ui/uiSlice.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { setupStore } from '../testing/setupStore.tsx';

async function opened(answers = {}) {
  const storages = { session: window.sessionStorage, local: window.localStorage };
  const setup = setupStore({ storages, answers });
  const persistor = persistStore(setup.store);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { ...setup, persistor };
}

const customer = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('persisted storages', () => {
  it('stores the user as JSON under user_info [STORAGE-02, OPEN-18]', async () => {
    const { store, persistor } = await opened({ login: { status: 1, customer } });
    await store.dispatch(
      api.endpoints.login.initiate({ loginForm: { email: 'm', password: 'p' } }),
    );
    await persistor.flush();
    expect(JSON.parse(window.sessionStorage.getItem('user_info') ?? '')).toEqual(customer);
    expect(Object.keys(window.sessionStorage)).toEqual(['user_info']);
  });

  it("stores 'true' under newsletter once it was seen, and nothing before [STORAGE-03]", async () => {
    const { store, persistor } = await opened();
    await persistor.flush();
    expect(window.localStorage.getItem('newsletter')).toBeNull();
    store.dispatch(newsletterOpened());
    await persistor.flush();
    expect(window.localStorage.getItem('newsletter')).toBe('true');
    expect(Object.keys(window.localStorage)).toEqual(['newsletter']);
  });

  it('restores both from the storages [STORAGE-03, SESSION-05]', async () => {
    window.sessionStorage.setItem('user_info', JSON.stringify(customer));
    window.localStorage.setItem('newsletter', 'true');
    const { store } = await opened({ getLoginStatus: { logged: true } });
    await store.dispatch(api.endpoints.getLoginStatus.initiate());
    expect(selectUser(store.getState())).toEqual(customer);
    expect(store.getState().ui.newsletterSeen).toBe(true);
  });

  it('treats invalid JSON as absent [STORAGE-02]', async () => {
    window.sessionStorage.setItem('user_info', '{broken');
    const { store } = await opened();
    expect(store.getState().session.user).toBeNull();
    expect(store.getState().ui.language).toBe('en');
  });
});
