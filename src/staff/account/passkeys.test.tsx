import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/account';
const PASSWORD = 'correct horse battery';

describe('staff passkeys', () => {
  it('lists and removes a passkey after a password check, which stays out of the store', async () => {
    let passkeys = [
      { passkey_id: '3', name: 'Phone', created_at: '2026-10-02T08:30:00.000Z', last_used_at: '' },
    ];
    const { user, store, calls } = renderStaff({
      address,
      answers: {
        listStaffPasskeys: () => ({ passkeys }),
        removeStaffPasskey: ({ json }) => {
          if ((json as { password: string }).password !== PASSWORD) {
            const text = 'Incorrect password.';
            return problem(422, text, { password: text });
          }
          passkeys = [];
          return new Response(null, { status: 204 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(
      await dialog.findByText(/Not confirmed\. Try again, or enter your password\./),
    ).toBeVisible();
    const password = dialog.getByLabelText('Current password');
    await user.type(password, 'something else');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Incorrect password\./));
    await user.clear(password);
    await user.type(password, PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No passkeys yet')).toBeVisible();
    expect(calls.findLast(({ operation }) => operation === 'removeStaffPasskey')?.json).toEqual({
      password: PASSWORD,
    });
    expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  });

  it('keeps the form values when the request fails', async () => {
    const { user } = renderStaff({
      address,
      answers: { getStaffPasskeyRegistration: () => new Response('Oh', { status: 500 }) },
    });
    await user.type(await screen.findByLabelText(/^Name/), 'Laptop');
    await user.type(screen.getByLabelText('Current password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Laptop');
  });

  it('reports that the browser created no passkey and keeps the name', async () => {
    const { user } = renderStaff({ address });
    await user.type(await screen.findByLabelText(/^Name/), 'Laptop');
    await user.type(screen.getByLabelText('Current password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText(/No passkey was created\. Try again\./)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Laptop');
  });
});

describe('staff sign-in with a passkey', () => {
  const signedOut = { getStaffSession: () => new Response('{}', { status: 401 }) };

  it('reports that no passkey was used, and a rejection by the backend', async () => {
    let isLimited = false;
    const { user } = renderStaff({
      answers: {
        ...signedOut,
        getStaffPasskeyOptions: () =>
          isLimited ? problem(429, 'Too many attempts.') : { options: { challenge: '3q2-7w' } },
      },
    });
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await user.click(button);
    expect(
      await screen.findByText(/No passkey was used\. Try again, or sign in with your password\./),
    ).toBeVisible();
    isLimited = true;
    await user.click(button);
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
  });

  it('switches to another invitation link opened in the same tab', async () => {
    const { calls } = renderStaff({ address: '/staff/password', answers: signedOut });
    expect(await screen.findByLabelText('New password')).toBeVisible();
    act(() => {
      window.history.replaceState(null, '', '#code=another');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    const codes = () =>
      calls.filter(({ operation }) => operation === 'readInvitation').map(({ json }) => json);
    await waitFor(() => expect(codes()).toEqual([{ code: '' }, { code: 'another' }]));
    expect(window.location.hash).toBe('');
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('is offered on the invitation page', async () => {
    const { user } = renderStaff({ address: '/staff/password', answers: signedOut });
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await screen.findByText(/No passkey was created\. Try again\./)).toBeVisible();
  });
});
