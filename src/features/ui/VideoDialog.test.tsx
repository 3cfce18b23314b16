import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupStore } from '../../testing/setupStore.tsx';
import { VideoDialog } from './VideoDialog.tsx';

function show() {
  const { AppProviders } = setupStore({});
  const onClose = jest.fn();
  render(<VideoDialog title="On the farm" videoId="a/b?c" isOpen onClose={onClose} />, {
    wrapper: AppProviders,
  });
  return { onClose, user: userEvent.setup() };
}

describe('VideoDialog', () => {
  it('embeds the video player, named by its title [MODALS-01]', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'On the farm' })).toBeVisible();
    const player = screen.getByTitle('On the farm');
    expect(player.tagName).toBe('IFRAME');
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/a%2Fb%3Fc');
  });

  it('calls onClose from the close button [MODALS-03]', async () => {
    const { onClose, user } = show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose on Escape [MODALS-04]', async () => {
    const { onClose, user } = show();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose on a press outside the dialog [MODALS-05]', async () => {
    const { onClose, user } = show();
    await user.click(screen.getByRole('dialog').parentElement ?? document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
