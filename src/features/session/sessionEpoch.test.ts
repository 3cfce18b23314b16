import { waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { selectToasts } from '../ui/uiSlice.ts';
import { readDraft, writeDraft } from '../../forms/formDrafts.ts';
import { followSession } from './followSession.ts';
import { loggedChanged, selectLogged, selectSessionEpoch, selectUser } from './sessionSlice.ts';

const { login, logout, listAddresses, getCart, getProfile } = api.endpoints;
const meera = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };
const asha = { ...meera, customer_id: '4', firstname: 'Asha' };
const unknown = { telephone: '', country_id: '', zone_id: '' };
const loginForm = { email: 'm@example.com', password: 'p' };

function signIn(answers: Answers = {}) {
  const shop = setupStore({ answers: { login: { status: 1, customer: meera }, ...answers } });
  return { ...shop, signedIn: shop.store.dispatch(login.initiate({ loginForm })) };
}

describe('session', () => {
  it('is set by the app without a request [SESSION-03, ROLES-02]', () => {
    const { store, calls } = setupStore({});
    store.dispatch(loggedChanged(true));
    expect(selectLogged(store.getState())).toBe(true);
    expect(calls).toEqual([]);
  });

  it('clears the user and the flag on sign-out and refetches all private data [OPEN-19]', async () => {
    const { store, calls, signedIn } = signIn();
    await signedIn;
    expect(selectUser(store.getState())).toEqual(meera);
    await store.dispatch(listAddresses.initiate());
    await store.dispatch(getCart.initiate());
    const before = calls.length;
    await store.dispatch(logout.initiate());
    expect(selectUser(store.getState())).toBe(false);
    expect(store.getState().session.user).toBeNull();
    await waitFor(() => {
      const later = calls.slice(before).map(({ operation }) => operation);
      expect(later).toEqual(expect.arrayContaining(['logout', 'listAddresses', 'getCart']));
    });
  });

  it('changes nothing when a sign-in or sign-out is rejected [OPEN-19]', async () => {
    const { store, signedIn } = signIn({ login: { error: 'No.' }, logout: { error: 'No.' } });
    await signedIn;
    expect(selectLogged(store.getState())).toBe(false);
    store.dispatch(loggedChanged(true));
    await store.dispatch(logout.initiate());
    expect(selectLogged(store.getState())).toBe(true);
    expect(selectSessionEpoch(store.getState())).toBe(0);
  });

  it('clears form drafts on sign-out and when another customer signs in [OPEN-19]', async () => {
    let customer = meera;
    const { store, signedIn } = signIn({ login: () => ({ status: 1, customer }) });
    await signedIn;
    writeDraft('profile', { city: 'Mysuru' });
    await store.dispatch(login.initiate({ loginForm }));
    expect(readDraft('profile')).toEqual({ city: 'Mysuru' });
    customer = asha;
    await store.dispatch(login.initiate({ loginForm }));
    expect(readDraft('profile')).toEqual({});
    writeDraft('profile', { city: 'Mysuru' });
    await store.dispatch(logout.initiate());
    expect(readDraft('profile')).toEqual({});
  });

  it('shows a toast, restarts and keeps form drafts when the session expires [SESSION-02, OPEN-22]', async () => {
    let isLogged = true;
    const { store, calls } = signIn({
      getLoginStatus: () => ({ logged: isLogged }),
      getProfile: () => (isLogged ? {} : new Response('{"error":"x"}', { status: 401 })),
    });
    store.dispatch(loggedChanged(true));
    writeDraft('profile', { city: 'Mysuru' });
    isLogged = false;
    await store.dispatch(getProfile.initiate());
    await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1));
    expect(selectToasts(store.getState())[0]?.content).toEqual({ messageId: 'session.ended.text' });
    expect(calls.map(({ operation }) => operation)).toContain('getApiToken');
    expect(readDraft('profile')).toEqual({ city: 'Mysuru' });
  });

  it('follows another tab with a token of its own [E-07]', async () => {
    const { store, calls } = setupStore({
      token: 'old',
      answers: {
        getApiToken: { api_token: 'fresh' },
        getLoginStatus: { logged: true },
        getProfile: { customer: { ...meera, ...unknown } },
      },
    });
    await store.dispatch(followSession());
    expect(selectLogged(store.getState())).toBe(true);
    expect(selectUser(store.getState())).toEqual(meera);
    const cart = calls.find(({ operation }) => operation === 'getCart');
    expect(cart?.url.searchParams.get('api_token')).toBe('fresh');
    expect(selectSessionEpoch(store.getState())).toBe(0);
  });

  it('clears form drafts when another tab signs the customer out or another customer in [E-07]', async () => {
    let logged = true;
    let customer = meera;
    const { store, signedIn } = signIn({
      getLoginStatus: () => ({ logged }),
      getProfile: () => ({ customer: { ...customer, ...unknown } }),
    });
    await signedIn;
    writeDraft('profile', { city: 'Mysuru' });
    await store.dispatch(followSession());
    expect(readDraft('profile')).toEqual({ city: 'Mysuru' });
    customer = asha;
    await store.dispatch(followSession());
    expect(readDraft('profile')).toEqual({});
    writeDraft('profile', { city: 'Mysuru' });
    logged = false;
    await store.dispatch(followSession());
    expect(readDraft('profile')).toEqual({});
  });

  it("keeps a visitor's form drafts when another tab signs in [E-07]", async () => {
    const { store } = setupStore({
      answers: {
        getLoginStatus: { logged: true },
        getProfile: { customer: { ...meera, ...unknown } },
      },
    });
    writeDraft('contact', { enquiry: 'Saffron' });
    await store.dispatch(followSession());
    expect(readDraft('contact')).toEqual({ enquiry: 'Saffron' });
  });
});
