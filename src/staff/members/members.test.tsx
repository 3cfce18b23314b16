import { screen } from '@testing-library/react';
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
    expect(await screen.findByText('This did not work. Please try again.')).toBeVisible();
  });
});
