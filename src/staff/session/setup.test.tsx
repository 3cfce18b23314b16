import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';

describe('forgotten password', () => {
  it('mails a link, and says so', async () => {
    const { user, calls } = renderStaff({
      answers: { getStaffSession: () => new Response('{}', { status: 401 }) },
    });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await user.type(await screen.findByLabelText('Email'), ' asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/the link is on its way/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(calls.find(({ operation }) => operation === 'requestStaffPassword')?.json).toEqual({
      email: 'asha@example.com',
    });
  });
});

describe('setup screen', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('makes the first owner with the printed link, without the code in the URL or the store', async () => {
    window.history.replaceState(null, '', '/staff/setup#code=printed-code');
    const { user, calls, store } = renderStaff({ address: '/staff/setup' });
    await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'claimShop')?.json).toEqual({
        code: 'printed-code',
        name: 'Asha Rao',
        email: 'asha@example.com',
        password: 'correct horse battery',
      }),
    );
    expect(JSON.stringify(store.getState())).not.toMatch(/printed-code|correct horse/);
    expect(window.location.hash).toBe('');
  });

  it('says on the sign-in screen where to find the link', async () => {
    renderStaff({
      address: '/staff',
      answers: {
        getStaffSession: () => new Response('{}', { status: 401 }),
        getOwnerSetup: { is_open: true },
      },
    });
    expect(await screen.findByText(/^This shop has no owner yet\./)).toBeVisible();
  });
});
