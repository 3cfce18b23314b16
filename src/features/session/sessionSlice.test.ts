import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { loggedChanged, selectLogged, selectUser, sessionSlice } from './sessionSlice.ts';

const user = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };

describe('session', () => {
  it('is set directly, without a request [SESSION-03]', () => {
    const { store, calls } = setupStore({});
    store.dispatch(loggedChanged(true));
    expect(selectLogged(store.getState())).toBe(true);
    expect(calls).toEqual([]);
  });

  it('returns the stored user while logged in [SESSION-05]', () => {
    const session = { ...sessionSlice.getInitialState(), logged: true, user };
    expect(selectUser({ session })).toEqual(user);
  });

  it('keeps fields of the sign-in that the profile lacks [OPEN-18]', async () => {
    const customer = { ...user, loyalty_number: '77' };
    const profile = { ...user, firstname: 'Mira', telephone: '', country_id: '', zone_id: '' };
    const { store } = setupStore({
      answers: { login: { status: 1, customer }, getProfile: { customer: profile } },
    });
    const { login, getProfile } = api.endpoints;
    const loginForm = { email: user.email, password: 'x' };
    await store.dispatch(login.initiate({ loginForm }, { track: false }));
    await store.dispatch(getProfile.initiate());
    expect(selectUser(store.getState())).toEqual({ ...customer, firstname: 'Mira' });
  });

  it('returns false while logged out, even with a stored user [SESSION-06]', () => {
    const session = { ...sessionSlice.getInitialState(), logged: false, user };
    expect(selectUser({ session })).toBe(false);
  });
});
