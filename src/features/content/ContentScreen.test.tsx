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
  it('ROUTES-03 PRODUCT-18 OPEN-49 shows the page of the location, as the backend holds it', async () => {
    const { calls } = setUp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
    const call = calls.find(({ operation }) => operation === 'getContentPage');
    expect(call?.url.searchParams.get('handle')).toBe('privacy-policy');
    expect(screen.getByText('As of 1 September 2026')).toBeVisible();
  });

  it('OPEN-49 LANGUAGE-01 asks in the language shown, and writes the day in it', async () => {
    const { calls } = setUp(pageOf(), 'fr');
    expect(await screen.findByText('En vigueur depuis le 1 septembre 2026')).toBeVisible();
    const call = calls.find(({ operation }) => operation === 'getContentPage');
    expect(call?.headers.get('accept-language')).toMatch(/^fr/);
  });

  it('ROUTES-10 a link in the text leads on without a new document', async () => {
    const { user, store } = setUp();
    await user.click(await screen.findByRole('link', { name: 'what you write' }));
    expect(selectLocation(store.getState())).toMatchObject({
      pathname: '/info/contact',
      action: 'PUSH',
    });
  });

  it('OPEN-04 a page that does not exist leads to /info/not-found', async () => {
    const { store } = setUp({ error: 'There is no such page.' });
    await waitFor(() =>
      expect(selectLocation(store.getState())).toMatchObject({
        pathname: '/info/not-found',
        action: 'REPLACE',
      }),
    );
  });

  it('PRODUCT-18 can be asked for again when it could not be loaded', async () => {
    setUp(() => new Response('', { status: 500 }));
    expect(await screen.findByText('This page could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
