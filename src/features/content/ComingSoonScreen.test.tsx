import { screen } from '@testing-library/react';
import { pageOf } from '../../testing/contentData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

describe('ComingSoonScreen', () => {
  it('shows what is coming and links to the shop [ROUTES-28]', async () => {
    renderWithProviders(<ComingSoonScreen params={{}} />, {
      answers: { getContentPage: pageOf({ title: 'Something is growing here' }) },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Something is growing here' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });

  it('renders without its text [ROUTES-28]', async () => {
    renderWithProviders(<ComingSoonScreen params={{}} />, {
      answers: { getContentPage: () => new Response('', { status: 500 }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
  });
});
