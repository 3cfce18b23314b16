import { screen, waitFor, within } from '@testing-library/react';
import french from '../../../../translations/fr.json' with { type: 'json' };
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { Started } from '../../../testing/Started.tsx';
import { selectLanguage, selectToasts } from '../../ui/uiSlice.ts';
import { selectLocation } from '../../ui/locationSlice.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

function setUp(getLanguageTexts: object | (() => unknown) = french) {
  return renderWithProviders(
    <Started>
      <LanguageSwitcher />
    </Started>,
    { answers: { getLanguageTexts } },
  );
}

describe('LanguageSwitcher', () => {
  it('offers English, the default, and French [LANGUAGE-04, LANGUAGE-06]', () => {
    setUp();
    const list = screen.getByRole('combobox', { name: 'Language' });
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['English', 'Français']);
    expect(list).toHaveValue('en');
  });

  it('loads the texts of the language, then shows them [LANGUAGE-01, LANGUAGE-05]', async () => {
    const { user, store, calls } = setUp();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
    expect(selectLanguage(store.getState())).toBe('fr');
    const read = calls.find(({ operation }) => operation === 'getLanguageTexts');
    expect(read?.url.pathname).toBe('/assets/i18n/fr.json');
  });

  it('refetches translated data in the new language [LANGUAGE-01]', async () => {
    const { user, calls } = setUp();
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'getMenu')).toHaveLength(1),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    await waitFor(() => {
      const inFrench = calls.filter(({ headers }) => headers.get('Accept-Language') === 'fr');
      const operations = new Set(inFrench.map(({ operation }) => operation));
      expect(operations).toEqual(new Set(['getMenu', 'getConfig', 'getCart', 'getWishlist']));
    });
  });

  it('removes a language from the address, so that a reload keeps the choice [LANGUAGE-02]', async () => {
    const { user, store } = renderWithProviders(<LanguageSwitcher />, {
      address: '/shop?lang=en&sort=price#list',
      answers: { getLanguageTexts: french },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    await waitFor(() =>
      expect(selectLocation(store.getState())).toMatchObject({
        search: '?sort=price',
        hash: '#list',
      }),
    );
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  });

  it('keeps the language and shows a toast when its texts fail to load [LANGUAGE-05]', async () => {
    const { user, store } = setUp(() => new Response('', { status: 500 }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    await waitFor(() =>
      expect(selectToasts(store.getState())).toEqual([
        expect.objectContaining({
          kind: 'error',
          content: { messageId: 'language.change.failed' },
        }),
      ]),
    );
    expect(selectLanguage(store.getState())).toBe('en');
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  });

  it('lets the latest choice win, whichever texts arrive first [LANGUAGE-01]', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user, store } = setUp(() => promise);
    const list = screen.getByRole('combobox', { name: 'Language' });
    await user.selectOptions(list, 'Français');
    await user.selectOptions(list, 'English');
    resolve(french);
    await promise;
    await waitFor(() => expect(list).toHaveValue('en'));
    expect(selectLanguage(store.getState())).toBe('en');
  });
});
