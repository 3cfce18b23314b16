import { act, screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';

describe('the team', () => {
  it('is told that a link goes out, which the backend answers without content', async () => {
    const { user } = renderStaff({ address: '/staff/members' });
    const [button] = await screen.findAllByRole('button', { name: 'Mail a link' });
    if (button) await user.click(button);
    expect(await screen.findByText('The e-mail with the link goes out now.')).toBeVisible();
  });

  it('is told that it does not where no backend is reached', async () => {
    const { user } = renderStaff({
      address: '/staff/members',
      answers: { inviteMemberAgain: () => new Response('', { status: 503 }) },
    });
    const [button] = await screen.findAllByRole('button', { name: 'Mail a link' });
    if (button) await user.click(button);
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
  });

  it('gets another role once it is chosen and confirmed', async () => {
    const { user, calls } = renderStaff({ address: '/staff/members' });
    const sent = () => calls.findLast(({ operation }) => operation === 'changeMember')?.json;
    const role = await screen.findByRole('combobox', { name: 'Role of Ravi Iyer' });
    act(() => role.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the role of Ravi Iyer?' }),
    );
    expect(dialog.getByText('The new role is Support. It counts at once.')).toBeVisible();
    expect(sent()).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Changed.')).toBeVisible();
    expect(sent()).toEqual({ role: 'support' });
  });

  it('loses access only after a question', async () => {
    const { user, calls } = renderStaff({ address: '/staff/members' });
    const sent = () => calls.findLast(({ operation }) => operation === 'changeMember')?.json;
    const [, button] = await screen.findAllByRole('button', { name: 'End access' });
    if (button) await user.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'End the access of Ravi Iyer?' }),
    );
    expect(sent()).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'End access' }));
    expect(await screen.findByText('Changed.')).toBeVisible();
    expect(sent()).toEqual({ is_active: false });
  });
});
