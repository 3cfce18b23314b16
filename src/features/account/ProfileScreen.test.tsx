import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Answers, SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';
import { changeLanguage } from '../ui/changeLanguage.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import french from '../../../translations/fr.json' with { type: 'json' };

function setUp(answers: Answers = {}) {
  return renderWithProviders(
    <Started>
      <ProfileScreen />
    </Started>,
    { address: '/account/profile', answers: { getLoginStatus: { logged: true }, ...answers } },
  );
}

const formOf = (calls: readonly SeenCall[], operation: string) =>
  Object.fromEntries(calls.find((call) => call.operation === operation)?.form ?? []);

const part = async (name: string) => within(await screen.findByRole('form', { name }));

describe('ProfileScreen', () => {
  it('changes the details and the stored customer [OPEN-04, OPEN-22]', async () => {
    const profile = {
      customer_id: '3',
      firstname: 'Meera',
      lastname: 'Sen',
      email: 'm@example.com',
      telephone: '+919845012345',
      country_id: '',
      zone_id: '',
    };
    const { user, calls, store } = setUp({
      getProfile: () => ({ customer: profile }),
      saveProfile: ({ form }: SeenCall) => {
        profile.firstname = form.get('firstname') ?? '';
        return { status: 1, success: 'Details saved.' };
      },
    });
    const details = await part('My details');
    const name = details.getByLabelText('First name');
    expect(name).toHaveValue('Meera');
    await user.clear(name);
    await user.type(name, 'Mira');
    await user.click(details.getByRole('button', { name: 'Save' }));
    expect(await details.findByText('Details saved.')).toBeVisible();
    expect(formOf(calls, 'saveProfile')).toMatchObject({ firstname: 'Mira', lastname: 'Sen' });
    await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ firstname: 'Mira' }));
    await user.type(name, 'm');
    expect(details.queryByText('Details saved.')).toBeNull();
    expect(name).toHaveValue('Miram');
  });

  it('keeps typed values and the focus when the language changes [LANGUAGE-01]', async () => {
    const { user, calls, dispatched } = setUp({ getLanguageTexts: french });
    const name = (await part('My details')).getByLabelText('First name');
    await user.clear(name);
    await user.type(name, 'Mira');
    await dispatched(changeLanguage('fr'));
    expect(await screen.findByLabelText('Prénom')).toBe(name);
    await waitFor(() => {
      const reads = calls.filter(({ operation }) => operation === 'getProfile');
      expect(reads.at(-1)?.headers.get('accept-language')).toBe('fr');
    });
    expect(name).toHaveValue('Mira');
    expect(name).toHaveFocus();
  });

  it('changes the password, and shows an error beside an invalid one [OPEN-22]', async () => {
    const answers = [
      { error: { old_password: 'This password is not right.' } },
      { status: 1, success: 'Password changed.' },
    ];
    const { user, calls, store } = setUp({ changePassword: () => answers.shift() });
    const password = await part('Password');
    const old = password.getByLabelText('Current password');
    const username = old.closest('form')?.querySelector('[autocomplete=username]');
    expect(username).toHaveValue('meera@example.com');
    await user.type(old, 'correct horse battery');
    await user.type(password.getByLabelText('New password'), 'staple battery horse');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(old).toHaveAccessibleDescription('This password is not right.'));
    expect(old).toHaveFocus();
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await password.findByText('Password changed.')).toBeVisible();
    expect(formOf(calls, 'changePassword')).toEqual({
      old_password: 'correct horse battery',
      password: 'staple battery horse',
    });
    expect(old).toHaveValue('');
    expect(JSON.stringify(store.getState())).not.toMatch(/correct horse|staple/);
  });

  it('shows the text of a warning, and ignores an empty error [OPEN-22]', async () => {
    const answers = [
      { error: { warning: 'Not today.' } },
      { status: 1, success: 'Password changed.', error: null },
    ];
    const { user } = setUp({ changePassword: () => answers.shift() });
    const password = await part('Password');
    await user.type(password.getByLabelText('Current password'), 'correct horse battery');
    await user.type(password.getByLabelText('New password'), 'staple battery horse');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await password.findByText('Not today.')).toBeVisible();
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(await password.findByText('Password changed.')).toBeVisible();
  });

  it('lists sessions and ends them one by one or all at once', async () => {
    const times = {
      started_at: '2026-10-02T08:30:00.000Z',
      last_used_at: '2026-10-05T08:30:00.000Z',
    };
    let sessions = [
      { session_id: '1', browser: 'Firefox', system: 'Windows', ...times, is_current: true },
      { session_id: '2', browser: 'Safari', system: 'iPhone', ...times, is_current: false },
      { session_id: '3', browser: '', system: '', ...times, is_current: false },
    ];
    const { user } = setUp({
      listSessions: () => ({ sessions }),
      endSession: ({ form }: SeenCall) => {
        sessions = sessions.filter(({ session_id }) => session_id !== form.get('session_id'));
        return { status: 1, success: 'Signed out of that browser.' };
      },
      endOtherSessions: () => {
        sessions = sessions.slice(0, 1);
        return { status: 1, success: 'Signed out of all other browsers.' };
      },
    });
    const region = within(await screen.findByRole('region', { name: 'Active sessions' }));
    const names = () => region.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    await region.findByText('This browser');
    expect(names()).toEqual(['Firefox on Windows', 'Safari on iPhone', 'Unknown browser']);
    expect(region.queryByRole('button', { name: /Firefox/ })).toBeNull();
    await user.click(region.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
    expect(await region.findByText('Signed out of that browser.')).toBeVisible();
    await waitFor(() => expect(region.getByRole('list')).toHaveFocus());
    await waitFor(() => expect(names()).toEqual(['Firefox on Windows', 'Unknown browser']));
    const button = region.getByRole('button', { name: 'Sign out of all other browsers' });
    await user.click(button);
    expect(await region.findByText('Signed out of all other browsers.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Firefox on Windows']));
    expect(button).not.toBeInTheDocument();
  });

  it('signs out everywhere and redirects home [OPEN-19]', async () => {
    const store = await openPage('/account/profile', { getLoginStatus: { logged: true } });
    await settled(store);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(selectLocation(store.getState()).pathname).toBe('/'));
    expect(selectLogged(store.getState())).toBe(false);
  });

  it('downloads all data as a file [OPEN-04]', async () => {
    const texts: Blob[] = [];
    const create = jest.fn((blob: Blob) => {
      texts.push(blob);
      return 'blob:export';
    });
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    const clicked = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Export my data' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(texts[0]?.type).toBe('application/json');
    expect(texts[0]?.size).toBeGreaterThan(500);
    clicked.mockRestore();
  });

  it('deletes the account with its password alone [OPEN-04]', async () => {
    const answers = [
      { error: { password: 'This password is not right.' } },
      { status: 1, success: 'Your account was deleted.' },
    ];
    let asked = 0;
    const store = await openPage('/account/profile', {
      getLoginStatus: { logged: true },
      deleteAccount: () => {
        asked += 1;
        return answers.shift();
      },
    });
    await settled(store);
    const user = userEvent.setup();
    const form = await part('Delete account');
    await user.click(form.getByRole('button', { name: 'Delete account' }));
    const field = form.getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required'));
    expect(asked).toBe(0);
    await user.type(field, 'correct horse battery');
    await user.click(form.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This password is not right.'));
    await user.click(form.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(selectLocation(store.getState()).pathname).toBe('/'));
    expect(selectLogged(store.getState())).toBe(false);
  });
});
