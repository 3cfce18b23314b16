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
  it('AWARD-02 AWARD-04 AWARD-05 LIMITS-12 is a skeleton for one second where the browser mounts it', async () => {
    render(open().tile);
    expect(screen.getByTestId('award-skeleton')).toBeInTheDocument();
    await pass(999);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
    expect(screen.queryByTestId('award-skeleton')).toBeNull();
  });

  it('CONFLICT-52 AWARD-02 arrives shown on a rendered page and is taken over so', async () => {
    const { tile } = open();
    const container = document.createElement('div');
    container.innerHTML = renderToString(tile);
    document.body.append(container);
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
    render(tile, { container, hydrate: true });
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
    expect(screen.queryByTestId('award-skeleton')).toBeNull();
  });

  it('AWARD-01 AWARD-06 LIMITS-24 ENTITIES-20 shows its thumbnail at 150 by 180', async () => {
    await show();
    const picture = document.querySelector('img');
    expect(picture).toHaveAttribute('src', '/pictures/thumb.svg');
    expect(picture).toHaveAttribute('width', '150');
    expect(picture).toHaveAttribute('height', '180');
  });

  it.each(['https://prize.example/2026', '/info/about-us'])(
    'AWARD-03 AWARD-07 leads to its link in a new tab: %s',
    async (href) => {
      await show({ link: href, link_type: 'link' });
      const link = screen.getByRole('link', { name: 'Golden Ladle' });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it('AWARD-03 AWARD-08 opens its video', async () => {
    const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const { user, onVideo, onPopup } = await show({ link, link_type: 'ytvideo' });
    await user.click(screen.getByRole('button', { name: 'Golden Ladle' }));
    expect(onVideo.mock.calls).toEqual([['aqz-KE-bpKQ']]);
    expect(onPopup).not.toHaveBeenCalled();
  });

  it('AWARD-09 opens its large picture where there is no link, or none that may be followed', async () => {
    const { user, onPopup, onVideo } = await show();
    await user.click(screen.getByRole('button', { name: 'Golden Ladle' }));
    expect(onPopup).toHaveBeenCalledTimes(1);
    expect(onVideo).not.toHaveBeenCalled();
  });

  it('AWARD-07 makes no link of a URL that runs code', async () => {
    await show({ link: 'javascript:alert(1)', link_type: 'link' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Golden Ladle' })).toBeVisible();
  });
});
