import { screen } from '@testing-library/react';
import { pageOf } from '../../testing/contentData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

describe('ComingSoonScreen', () => {
  it('ROUTES-28 says what is coming, and leads to the shop', async () => {
    renderWithProviders(<ComingSoonScreen params={{}} />, {
      answers: { getContentPage: pageOf({ title: 'Something is growing here' }) },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Something is growing here' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });

  it('ROUTES-28 stands without its text', async () => {
    renderWithProviders(<ComingSoonScreen params={{}} />, {
      answers: { getContentPage: () => new Response('', { status: 500 }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
  });
});
