import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const { answer: session } = examples.getStaffSession;
const ended = () => problem(401, 'Sign in to continue.');

function endedSession() {
  let isKnown = false;
  return {
    getStaffSession: () => {
      if (isKnown) return ended();
      isKnown = true;
      return session;
    },
    searchOrders: ended,
    signOutStaff: ended,
  };
}

const signOutButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Sign out', hidden: true });
  if (!button) throw new Error('Nobody can sign out.');
  return button;
};
const againDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Your session expired' }));

beforeEach(() => sessionStorage.clear());

describe('sign-out', () => {
  it('signs out of a session that has already ended', async () => {
    const { user } = renderStaff({
      address: '/staff/account',
      answers: { ...endedSession(), searchOrders: examples.searchOrders.answer },
    });
    await user.click(await signOutButton());
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the password before ending all sessions', async () => {
    const { user } = renderStaff({
      address: '/staff/account',
      answers: { ...endedSession(), searchOrders: examples.searchOrders.answer },
    });
    await signOutButton();
    const [everywhere] = screen.getAllByRole('button', { name: 'Sign out everywhere' });
    if (everywhere) await user.click(everywhere);
    const dialog = await againDialog();
    expect(dialog.getByLabelText('Password')).toBeVisible();
  });

  it('lets another member sign in after the session has ended', async () => {
    const { user } = renderStaff({ answers: endedSession() });
    const dialog = await againDialog();
    await user.click(dialog.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the backend cannot be reached', () => new Response('', { status: 503 })],
  ])('says that the member may still be signed in if %s', async (_what, signOutStaff) => {
    const { user } = renderStaff({ address: '/staff/account', answers: { signOutStaff } });
    await user.click(await signOutButton());
    expect(
      await screen.findByText(/^Couldn’t sign you out: you may still be signed in\./),
    ).toBeVisible();
    expect(await signOutButton()).toBeVisible();
  });

  it('clears drafts on sign-out', async () => {
    sessionStorage.setItem('form staff-note-RR-7K2M9X', JSON.stringify({ text: 'Rang twice.' }));
    const { user } = renderStaff({ address: '/staff/account' });
    await user.click(await signOutButton());
    await waitFor(() => expect(sessionStorage.getItem('form staff-note-RR-7K2M9X')).toBeNull());
  });
});

describe('signing in again', () => {
  it("uses the current member's email, not one typed earlier", async () => {
    sessionStorage.setItem('form staff-sign-in', JSON.stringify({ email: 'ravi@example.com' }));
    const { user, calls } = renderStaff({ answers: { searchOrders: ended } });
    const dialog = await againDialog();
    await user.type(dialog.getByLabelText('Password'), 'open sesame{Enter}');
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'signInStaff')?.json).toEqual({
        email: session.member.email,
        password: 'open sesame',
      }),
    );
  });
});
