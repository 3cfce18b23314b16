import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { loggedChanged, selectLogged, selectUser, sessionSlice } from './sessionSlice.ts';

const user = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };

describe('session', () => {
  it('SESSION-03 is set directly, without a call', () => {
    const { store, calls } = setupStore({});
    store.dispatch(loggedChanged(true));
    expect(selectLogged(store.getState())).toBe(true);
    expect(calls).toEqual([]);
  });

  it('SESSION-05 gives the stored user while logged in', () => {
    const session = { ...sessionSlice.getInitialState(), logged: true, user };
    expect(selectUser({ session })).toEqual(user);
  });

  it('OPEN-18 keeps what the sign-in said of a customer besides the profile', async () => {
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

  it('SESSION-06 gives false while logged out, whatever is stored', () => {
    const session = { ...sessionSlice.getInitialState(), logged: false, user };
    expect(selectUser({ session })).toBe(false);
  });
});
