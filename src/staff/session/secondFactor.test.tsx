import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const { answer: session } = examples.getStaffSession;
const PASSWORD = 'correct horse battery';
const NO_PERMISSION = { ...session, permissions: [] };
const signedOut = () => problem(401, 'Sign in to continue.');

function backendWithCode(answers: object = {}) {
  let isSignedIn = false;
  return {
    getStaffSession: () => (isSignedIn ? session : signedOut()),
    signInStaff: () => ({ ...NO_PERMISSION, second_factor: 'code' }),
    verifyStaffCode: ({ json }: { json: unknown }) => {
      if ((json as { code: string }).code !== '492039')
        return problem(422, 'Check the highlighted fields.', { code: 'This code is not right.' });
      isSignedIn = true;
      return { ...session, failed_attempts: 12 };
    },
    ...answers,
  };
}

it('asks for the code after the password and reports failed attempts', async () => {
  const { user, store } = renderStaff({ answers: backendWithCode() });
  await user.type(await screen.findByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right.'));
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await user.click(screen.getByRole('button', { name: 'Use authenticator app instead' }));
  await user.type(screen.getByLabelText('Code'), '492039{Enter}');
  expect(await screen.findByText('Meera Nair')).toBeVisible();
  expect(screen.getByText(/^12 failed sign-ins since your last visit/)).toBeVisible();
  const kept = JSON.stringify([store.getState(), { ...sessionStorage }]);
  for (const secret of [PASSWORD, '492039']) expect(kept).not.toContain(secret);
});

it('keeps the page under the code dialog after the session has ended', async () => {
  let hasEnded = false;
  const { user } = renderStaff({
    address: '/staff/account',
    answers: backendWithCode({
      getStaffSession: session,
      listStaffPasskeys: { passkeys: [] },
      getStaffPasskeyRegistration: () => {
        hasEnded = true;
        return signedOut();
      },
    }),
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Laptop');
  await user.type(screen.getByLabelText('Current password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  const ended = within(await screen.findByRole('dialog', { name: 'Your session expired' }));
  expect(hasEnded).toBe(true);
  await user.type(ended.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  await user.type(await dialog.findByLabelText('Code'), '492039{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Laptop');
});

it('makes an owner set up an authenticator app first', async () => {
  let isDone = false;
  const { user, store } = renderStaff({
    answers: {
      getStaffSession: () => (isDone ? session : { ...NO_PERMISSION, second_factor: 'setup' }),
      confirmStaffSecondFactor: () => {
        isDone = true;
        return session;
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Set up two-step verification' }),
  ).toBeVisible();
  const setUp = await screen.findByRole('button', { name: 'Set up' });
  act(() => setUp.focus());
  await user.keyboard('{Enter}');
  expect(document.body).not.toHaveFocus();
  const [password] = screen.getAllByLabelText('Current password');
  if (password) await user.type(password, `${PASSWORD}{Enter}`);
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  const { secret, recovery_codes: codes } = examples.startStaffSecondFactor.answer;
  expect(screen.getByText(codes[0] ?? '')).toBeVisible();
  const kept = JSON.stringify(store.getState());
  for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
  await user.type(screen.getByLabelText('Code'), '492039{Enter}');
  expect(await screen.findByText('Meera Nair')).toBeVisible();
});

it("asks for the password before a member's access changes and applies it on the next press", async () => {
  let isRecent = false;
  const { user, calls } = renderStaff({
    address: '/staff/members',
    answers: {
      signInStaff: () => {
        isRecent = true;
        return session;
      },
      changeMember: () =>
        isRecent
          ? examples.changeMember.answer
          : new Response(
              JSON.stringify({
                type: 'sign-in-again',
                title: 'Unauthorized',
                status: 401,
                detail: 'Enter your password again to do this.',
              }),
              { status: 401 },
            ),
    },
  });
  const [end] = await screen.findAllByRole('button', { name: 'Remove access' });
  if (end) await user.click(end);
  const confirmDialog = within(
    await screen.findByRole('dialog', { name: /^Remove .*’s access\?$/ }),
  );
  await user.click(confirmDialog.getByRole('button', { name: 'Remove access' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.type(again.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull(),
  );
  await user.click(confirmDialog.getByRole('button', { name: 'Remove access' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ operation }) => operation === 'changeMember')).toHaveLength(2);
});

it('asks for the password before downloading email addresses without a recent sign-in', async () => {
  const { user } = renderStaff({
    address: '/staff/stock?view=waiting',
    answers: { getStaffSession: { ...session, recent_until: '2026-11-20T08:00:00.000Z' } },
  });
  await user.click(await screen.findByRole('link', { name: 'Export waiting list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it("lists the member's sessions and ends one", async () => {
  let sessions = examples.listStaffSessions.answer.sessions;
  const { user } = renderStaff({
    address: '/staff/account',
    answers: {
      listStaffSessions: () => ({ sessions }),
      endStaffSession: () => {
        sessions = sessions.filter(({ is_current: isCurrent }) => isCurrent);
        return new Response(null, { status: 204 });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out: Chrome on Android' }));
  expect(await screen.findByText('Signed out of that browser')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(screen.getByText('This browser')).toBeVisible();
});

it("removes a member's lost second factor", async () => {
  const [member] = examples.listMembers.answer.members;
  const { user, calls } = renderStaff({
    address: '/staff/members',
    answers: { listMembers: { members: [{ ...member, has_second_factor: true }] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Reset two-step verification' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Reset two-step verification for/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Reset two-step verification' }));
  expect(await screen.findByText('Two-step verification reset')).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toContain('removeMemberSecondFactor');
});
