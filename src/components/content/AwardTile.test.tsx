import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Award } from '../../api/endpoints.gen.ts';
import { AwardTile } from './AwardTile.tsx';

const award: Award = {
  title: 'Golden Ladle',
  thumb: '/pictures/thumb.svg',
  popup: '/pictures/large.svg',
  link: '',
};

function open(rest: Partial<Award> = {}) {
  const onVideo = jest.fn();
  const onPopup = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  const tile = <AwardTile award={{ ...award, ...rest }} onVideo={onVideo} onPopup={onPopup} />;
  return { user, onVideo, onPopup, tile };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function show(rest: Partial<Award> = {}) {
  const { tile, ...others } = open(rest);
  render(tile);
  await pass(1000);
  return others;
}

describe('AwardTile', () => {
  it('shows a skeleton for one second if the browser mounts it [AWARD-02, LIMITS-12, AWARD-04, AWARD-05]', async () => {
    render(open().tile);
    expect(screen.getByTestId('award-skeleton')).toBeInTheDocument();
    await pass(999);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
    expect(screen.queryByTestId('award-skeleton')).toBeNull();
  });

  it('is visible in server-rendered HTML and after hydration [CONFLICT-52, AWARD-02]', async () => {
    const { tile } = open();
    const container = document.createElement('div');
    container.innerHTML = renderToString(tile);
    document.body.append(container);
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
    render(tile, { container, hydrate: true });
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
    expect(screen.queryByTestId('award-skeleton')).toBeNull();
  });

  it('shows its thumbnail at 150 by 180 [AWARD-01, AWARD-06, LIMITS-24]', async () => {
    await show();
    const picture = document.querySelector('img');
    expect(picture).toHaveAttribute('src', '/pictures/thumb.svg');
    expect(picture).toHaveAttribute('width', '150');
    expect(picture).toHaveAttribute('height', '180');
  });

  it.each(['https://prize.example/2026', '/info/about-us'])(
    'opens its link in a new tab: %s [AWARD-03, AWARD-07]',
    async (href) => {
      await show({ link: href, link_type: 'link' });
      const link = screen.getByRole('link', { name: 'Golden Ladle' });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it('opens its video [AWARD-03, AWARD-08]', async () => {
    const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const { user, onVideo, onPopup } = await show({ link, link_type: 'ytvideo' });
    await user.click(screen.getByRole('button', { name: 'Golden Ladle' }));
    expect(onVideo.mock.calls).toEqual([['aqz-KE-bpKQ']]);
    expect(onPopup).not.toHaveBeenCalled();
  });

  it('opens its large picture if it has no link [AWARD-09]', async () => {
    const { user, onPopup, onVideo } = await show();
    await user.click(screen.getByRole('button', { name: 'Golden Ladle' }));
    expect(onPopup).toHaveBeenCalledTimes(1);
    expect(onVideo).not.toHaveBeenCalled();
  });

  it('ignores a URL that runs code [AWARD-07]', async () => {
    await show({ link: 'javascript:alert(1)', link_type: 'link' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
  });
});
