import { act, screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';

describe('team screen', () => {
  it('confirms that an invitation email is sent, although the answer is empty', async () => {
    const { user } = renderStaff({ address: '/staff/members' });
    const [button] = await screen.findAllByRole('button', { name: 'Send sign-in link' });
    if (button) await user.click(button);
    expect(await screen.findByText('Sign-in link sent')).toBeVisible();
  });

  it('shows an error if the backend is unreachable', async () => {
    const { user } = renderStaff({
      address: '/staff/members',
      answers: { inviteMemberAgain: () => new Response('', { status: 503 }) },
    });
    const [button] = await screen.findAllByRole('button', { name: 'Send sign-in link' });
    if (button) await user.click(button);
    expect(await screen.findByText(/^We lost the connection/)).toBeVisible();
  });

  it('changes a role after confirmation', async () => {
    const { user, calls } = renderStaff({ address: '/staff/members' });
    const sent = () => calls.findLast(({ operation }) => operation === 'changeMember')?.json;
    const role = await screen.findByRole('combobox', { name: 'Role of Ravi Iyer' });
    act(() => role.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Ravi Iyer’s role?' }));
    expect(dialog.getByText('Support takes effect immediately.')).toBeVisible();
    expect(sent()).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Team member updated')).toBeVisible();
    expect(sent()).toEqual({ role: 'support' });
  });

  it('turns emails about new orders on without a question', async () => {
    const { user, calls } = renderStaff({ address: '/staff/members' });
    const [, box] = await screen.findAllByRole('checkbox', { name: 'New order emails' });
    if (box) await user.click(box);
    expect(await screen.findByText('Team member updated')).toBeVisible();
    expect(calls.findLast(({ operation }) => operation === 'changeMember')?.json).toEqual({
      order_mail: true,
    });
  });

  it('ends access only after confirmation', async () => {
    const { user, calls } = renderStaff({ address: '/staff/members' });
    const sent = () => calls.findLast(({ operation }) => operation === 'changeMember')?.json;
    const [, button] = await screen.findAllByRole('button', { name: 'Remove access' });
    if (button) await user.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove Ravi Iyer’s access?' }),
    );
    expect(sent()).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Remove access' }));
    expect(await screen.findByText('Team member updated')).toBeVisible();
    expect(sent()).toEqual({ is_active: false });
  });
});
