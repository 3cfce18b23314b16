import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const { answer: session } = examples.getStaffSession;
const ended = () => problem(401, 'Please sign in.');

/** A backend where the session has ended, whatever the counter believes. */
function endedSession() {
  let isKnown = false;
  return {
    getStaffSession: () => {
      // Asked once, before it ended.
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
  within(await screen.findByRole('dialog', { name: 'Your session has ended' }));

beforeEach(() => sessionStorage.clear());

describe('leaving the counter', () => {
  it('simply signs out of a session that has ended', async () => {
    const { user } = renderStaff({
      address: '/staff/account',
      answers: { ...endedSession(), searchOrders: examples.searchOrders.answer },
    });
    await user.click(await signOutButton());
    expect(await screen.findByLabelText('E-mail address')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the password first where all sessions are to end', async () => {
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

  it('lets somebody else sign in where a session has ended', async () => {
    const { user } = renderStaff({ answers: endedSession() });
    const dialog = await againDialog();
    await user.click(dialog.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(await screen.findByLabelText('E-mail address')).toHaveValue('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the backend cannot be reached', () => new Response('', { status: 503 })],
  ])('says that nobody is signed out where %s', async (_what, signOutStaff) => {
    const { user } = renderStaff({ address: '/staff/account', answers: { signOutStaff } });
    await user.click(await signOutButton());
    expect(await screen.findByText(/you may still be signed in/)).toBeVisible();
    expect(await signOutButton()).toBeVisible();
  });

  it('leaves nothing of what was typed to whoever comes next', async () => {
    sessionStorage.setItem('form staff-note-RR-7K2M9X', JSON.stringify({ text: 'Rang twice.' }));
    const { user } = renderStaff({ address: '/staff/account' });
    await user.click(await signOutButton());
    await waitFor(() => expect(sessionStorage.getItem('form staff-note-RR-7K2M9X')).toBeNull());
  });
});

describe('signing in again', () => {
  it('is of whoever works here, whatever address was typed before', async () => {
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
