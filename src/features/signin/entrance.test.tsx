import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppStore } from '../../store/makeStore.ts';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';

const pathOf = (store: AppStore) => selectLocation(store.getState()).pathname;

function noted(forms: object[], answer: unknown) {
  return ({ form }: SeenCall) => {
    forms.push(Object.fromEntries(form));
    return answer;
  };
}

describe('email verification', () => {
  it('sends the code of the link once and links to sign-in [API-24, OPEN-04]', async () => {
    const forms: object[] = [];
    const answer = { status: 1, success: 'Your email is confirmed.' };
    const store = await openPage('/account/verify#code=c0de', {
      verifyEmail: noted(forms, answer),
    });
    await settled(store);
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
    expect(forms).toEqual([{ code: 'c0de' }]);
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/account/login"]')).toBeVisible();
  });

  it('shows why a link is invalid and sends another [API-24, API-25]', async () => {
    const forms: object[] = [];
    const store = await openPage('/account/verify#code=old', {
      verifyEmail: { error: 'This link has expired. Request a new one.' },
      resendVerification: noted(forms, { status: 1, success: 'A new link is on its way.' }),
    });
    await settled(store);
    expect(await screen.findByText(/This link has expired\. Request a new one\./)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'm@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
    expect(await screen.findByText('A new link is on its way.')).toBeVisible();
    expect(forms).toEqual([{ email: 'm@example.com' }]);
  });

  it('asks for the registration password in another browser [API-24]', async () => {
    const forms: object[] = [];
    const needed = {
      error: 'Enter the password you chose there.',
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

  it('sends nothing without a code [API-24]', async () => {
    const forms: object[] = [];
    const store = await openPage('/account/verify', { verifyEmail: noted(forms, {}) });
    await settled(store);
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
    expect(forms).toEqual([]);
  });

  it('retries a failed call [API-24]', async () => {
    let isDown = true;
    const store = await openPage('/account/verify#code=c0de', {
      verifyEmail: () => (isDown ? new Response('', { status: 500 }) : { status: 1 }),
    });
    await settled(store);
    expect(await screen.findByText(/Couldn’t confirm your email/)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible();
  });
});

describe('password reset', () => {
  it('requests a link by the email address alone [API-26, OPEN-04]', async () => {
    const forms: object[] = [];
    const store = await openPage('/account/forgotten', {
      resetPassword: noted(forms, { status: 1, success: 'A link is on its way.' }),
    });
    await settled(store);
    await userEvent.type(await screen.findByLabelText('Email'), 'm@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(forms).toEqual([{ email: 'm@example.com' }]);
  });

  it('sets the new password with the code of the link and keeps it out of the store [API-26, OPEN-04]', async () => {
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

  it('lists the remaining passkeys after a reset and links to their page [API-26]', async () => {
    const made = { created_at: '2026-10-02T08:30:00.000Z', last_used_at: '' };
    const passkeys = [{ passkey_id: '2', name: 'Phone', ...made }];
    const store = await openPage('/account/reset#code=c0de', {
      resetPassword: { status: 1, success: 'You can sign in with it now.', passkeys },
    });
    await settled(store);
    await userEvent.type(await screen.findByLabelText('New password'), 'staple battery horse');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(
      await screen.findByText(
        /These passkeys can still sign in to your account\. If you don’t recognise one, sign in and remove it:/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Phone, created on .*2026$/)).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?to=%2Faccount%2Fpasskeys',
    );
  });

  it('reports the remaining second factor after a reset and links to its page [API-26]', async () => {
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
    expect(await screen.findByText(/Two-step verification stays on.* since .*2026/)).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/info/contact');
    expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?to=%2Faccount%2Fsecond-factor',
    );
  });

  it('rejects a short password before sending, and a used link afterwards [API-26, OPEN-22]', async () => {
    const store = await openPage('/account/reset#code=c0de', {
      resetPassword: { error: 'This link has already been used.' },
    });
    await settled(store);
    const field = await screen.findByLabelText('New password');
    await userEvent.type(field, 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/at least 10/));
    await userEvent.type(field, ' but longer now');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('This link has already been used.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/account/forgotten',
    );
  });

  it('reports a link without a code [API-26]', async () => {
    const store = await openPage('/account/reset', {});
    await settled(store);
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('registration success page', () => {
  it("shows the backend's text [API-23, OPEN-04]", async () => {
    const store = await openPage('/account/success', { getAccountSuccess: { success: 'Look!' } });
    await settled(store);
    expect(await screen.findByText('Look!')).toBeVisible();
  });

  it('falls back to a text of its own when the backend fails [API-23]', async () => {
    const store = await openPage('/account/success', {
      getAccountSuccess: () => new Response('', { status: 500 }),
    });
    await settled(store);
    expect(await screen.findByText(/Open the link in the email we’ve sent you/)).toBeVisible();
  });
});

describe('signing out', () => {
  it('sends the call, clears the session and goes home [ROUTES-18, CONFLICT-44]', async () => {
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

  it('stays signed in and shows an error when the call fails [CONFLICT-44]', async () => {
    let isDown = true;
    const store = await openPage('/account/logout', {
      getLoginStatus: { logged: true },
      logout: () => (isDown ? new Response('', { status: 500 }) : {}),
    });
    expect(await screen.findByText(/Couldn’t sign you out/)).toBeVisible();
    expect(selectLogged(store.getState())).toBe(true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pathOf(store)).toBe('/'));
    expect(selectLogged(store.getState())).toBe(false);
    await act(async () => {});
  });
});
