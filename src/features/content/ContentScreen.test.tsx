import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/fakeBackend.ts';
import { pageOf } from '../../testing/contentData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectLocation } from '../ui/locationSlice.ts';
import { ContentScreen } from './ContentScreen.tsx';

function setUp(getContentPage: Answer = pageOf(), language: 'en' | 'fr' = 'en') {
  return renderWithProviders(<ContentScreen params={{ handle: 'privacy-policy' }} />, {
    address: '/info/privacy-policy',
    language,
    answers: { getContentPage },
  });
}

describe('ContentScreen', () => {
  it('shows the page for the location, as returned by the API [ROUTES-03, PRODUCT-18]', async () => {
    const { calls } = setUp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
    const call = calls.find(({ operation }) => operation === 'getContentPage');
    expect(call?.url.searchParams.get('handle')).toBe('privacy-policy');
    expect(screen.getByText('Last updated 1 September 2026')).toBeVisible();
  });

  it('fetches the page in the shown language and formats its date [OPEN-49, LANGUAGE-01]', async () => {
    const { calls } = setUp(pageOf(), 'fr');
    expect(await screen.findByText('Dernière mise à jour le 1 septembre 2026')).toBeVisible();
    const call = calls.find(({ operation }) => operation === 'getContentPage');
    expect(call?.headers.get('accept-language')).toMatch(/^fr/);
  });

  it('opens links in the text without a page load [ROUTES-10]', async () => {
    const { user, store } = setUp();
    await user.click(await screen.findByRole('link', { name: 'what you write' }));
    expect(selectLocation(store.getState())).toMatchObject({
      pathname: '/info/contact',
      action: 'PUSH',
    });
  });

  it('redirects to /info/not-found if the page does not exist [OPEN-04]', async () => {
    const { store } = setUp({ error: 'Page not found.' });
    await waitFor(() =>
      expect(selectLocation(store.getState())).toMatchObject({
        pathname: '/info/not-found',
        action: 'REPLACE',
      }),
    );
  });

  it('offers a retry if the page fails to load [PRODUCT-18]', async () => {
    setUp(() => new Response('', { status: 500 }));
    expect(await screen.findByText('Couldn’t load this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
