/** The pages on the way in and out, opened as the shop opens them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppStore } from '../../store/makeStore.ts';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';

const pathOf = (store: AppStore) => selectLocation(store.getState()).pathname;

/** An answer that notes the forms it was sent. */
function noted(forms: object[], answer: unknown) {
  return ({ form }: SeenCall) => {
    forms.push(Object.fromEntries(form));
    return answer;
  };
}

describe('the confirmation of an address', () => {
  it('API-24 OPEN-04 sends the code of the link once and leads to sign-in', async () => {
    const forms: object[] = [];
    const answer = { status: 1, success: 'Your e-mail address is confirmed.' };
    const store = await openPage('/account/verify#code=c0de', {
      verifyEmail: noted(forms, answer),
    });
    await settled(store);
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible();
    expect(forms).toEqual([{ code: 'c0de' }]);
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/account/login"]')).toBeVisible();
  });

  it('API-24 API-25 says why a link is not good, and sends another', async () => {
    const forms: object[] = [];
    const store = await openPage('/account/verify#code=old', {
      verifyEmail: { error: 'This link has expired. Please ask for a new one.' },
      resendVerification: noted(forms, { status: 1, success: 'A new link is on its way.' }),
    });
    await settled(store);
    expect(await screen.findByText(/This link has expired/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('E-mail address'), 'm@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
    expect(await screen.findByText('A new link is on its way.')).toBeVisible();
    expect(forms).toEqual([{ email: 'm@example.com' }]);
  });

  it('API-24 in another browser takes the password that was registered with', async () => {
    const forms: object[] = [];
    const needed = {
      error: 'Please enter the password that you chose then.',
      password_needed: true,
    };
    const store = await openPage('/account/verify#code=far', {
      verifyEmail: ({ form }: { form: URLSearchParams }) => {
        forms.push(Object.fromEntries(form));
        return form.get('password') === 'right one here'
          ? { status: 1, success: 'Confirmed.' }
          : needed;
      },
    });
    await settled(store);
    expect(await screen.findByText(needed.error)).toBeVisible();
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'wrong one here');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(needed.error);
    expect(password).toHaveValue('wrong one here');
    await userEvent.clear(password);
    await userEvent.type(password, 'right one here');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed.')).toBeVisible();
    expect(forms).toEqual([
      { code: 'far' },
      { code: 'far', password: 'wrong one here' },
      { code: 'far', password: 'right one here' },
    ]);
  });

  it('API-24 without a code nothing is sent', async () => {
    const forms: object[] = [];
    const store = await openPage('/account/verify', { verifyEmail: noted(forms, {}) });
    await settled(store);
    expect(await screen.findByText(/This link is not complete/)).toBeVisible();
    expect(forms).toEqual([]);
  });

  it('API-24 a failed call can be tried again', async () => {
    let isDown = true;
    const store = await openPage('/account/verify#code=c0de', {
      verifyEmail: () => (isDown ? new Response('', { status: 500 }) : { status: 1 }),
    });
    await settled(store);
    expect(await screen.findByText(/could not be confirmed/)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('API-26 OPEN-04 asks for a link by the address alone', async () => {
    const forms: object[] = [];
    const store = await openPage('/account/forgotten', {
      resetPassword: noted(forms, { status: 1, success: 'A link is on its way.' }),
    });
    await settled(store);
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'm@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(forms).toEqual([{ email: 'm@example.com' }]);
  });

  it('API-26 OPEN-04 sets the new password with the code of the link; the store never has it', async () => {
    const forms: object[] = [];
    const answer = { status: 1, success: 'You can sign in with it now.' };
    const store = await openPage('/account/reset#code=c0de', {
      resetPassword: noted(forms, answer),
    });
    await settled(store);
    await userEvent.type(await screen.findByLabelText('New password'), 'staple battery horse');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('You can sign in with it now.')).toBeVisible();
    expect(forms).toEqual([{ code: 'c0de', password: 'staple battery horse' }]);
    expect(JSON.stringify(store.getState())).not.toContain('staple');
  });

  it('API-26 names the passkeys that a new password leaves, and leads to where they are removed', async () => {
    const made = { created_at: '2026-10-02T08:30:00.000Z', last_used_at: '' };
    const passkeys = [{ passkey_id: '2', name: 'Phone', ...made }];
    const store = await openPage('/account/reset#code=c0de', {
      resetPassword: { status: 1, success: 'You can sign in with it now.', passkeys },
    });
    await settled(store);
    await userEvent.type(await screen.findByLabelText('New password'), 'staple battery horse');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText(/These passkeys can still sign in/)).toBeVisible();
    expect(screen.getByText(/^Phone, made on .*2026$/)).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?to=%2Faccount%2Fpasskeys',
    );
  });

  it('API-26 names the second factor that a new password leaves, and leads to where it is switched off', async () => {
    const store = await openPage('/account/reset#code=c0de', {
      resetPassword: {
        status: 1,
        success: 'You can sign in with it now.',
        passkeys: [],
        second_factor_since: '2026-10-02T08:30:00.000Z',
      },
    });
    await settled(store);
    await userEvent.type(await screen.findByLabelText('New password'), 'staple battery horse');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText(/still takes a code .*since .*2026/)).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      '/info/contact',
    );
    expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?to=%2Faccount%2Fsecond-factor',
    );
  });

  it('API-26 OPEN-22 rejects a short password before it is sent, and a used link afterwards', async () => {
    const store = await openPage('/account/reset#code=c0de', {
      resetPassword: { error: 'This link has been used already.' },
    });
    await settled(store);
    const field = await screen.findByLabelText('New password');
    await userEvent.type(field, 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/at least 10/));
    await userEvent.type(field, ' but longer now');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('This link has been used already.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/account/forgotten',
    );
  });

  it('API-26 says where a link has no code', async () => {
    const store = await openPage('/account/reset', {});
    await settled(store);
    expect(await screen.findByText(/This link is not complete/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('the page after a registration', () => {
  it('API-23 OPEN-04 says what the backend says', async () => {
    const store = await openPage('/account/success', { getAccountSuccess: { success: 'Look!' } });
    await settled(store);
    expect(await screen.findByText('Look!')).toBeVisible();
  });

  it('API-23 has words of its own where there is no answer', async () => {
    const store = await openPage('/account/success', {
      getAccountSuccess: () => new Response('', { status: 500 }),
    });
    await settled(store);
    expect(await screen.findByText(/open the link that we have sent you/)).toBeVisible();
  });
});

describe('signing out', () => {
  it('ROUTES-18 API-20 CONFLICT-44 OPEN-19 the page sends the call, clears the session and leads home', async () => {
    let asked = 0;
    const store = await openPage('/account/logout', {
      getLoginStatus: { logged: true },
      logout: () => {
        asked += 1;
        return { status: 1, api_token: 'visitor' };
      },
    });
    await waitFor(() => expect(pathOf(store)).toBe('/'));
    await settled(store);
    expect(asked).toBe(1);
    expect(selectLogged(store.getState())).toBe(false);
    expect(selectUser(store.getState())).toBe(false);
    expect(JSON.stringify(store.getState())).not.toContain('visitor"');
  });

  it('CONFLICT-44 stays signed in and says so when the call fails', async () => {
    let isDown = true;
    const store = await openPage('/account/logout', {
      getLoginStatus: { logged: true },
      logout: () => (isDown ? new Response('', { status: 500 }) : {}),
    });
    expect(await screen.findByText(/could not be signed out/)).toBeVisible();
    expect(selectLogged(store.getState())).toBe(true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pathOf(store)).toBe('/'));
    expect(selectLogged(store.getState())).toBe(false);
    await act(async () => {});
  });
});
