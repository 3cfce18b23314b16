import { screen, waitFor, within } from '@testing-library/react';
import french from '../../../../translations/fr.json' with { type: 'json' };
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { Started } from '../../../testing/Started.tsx';
import { selectLanguage, selectToasts } from '../../ui/uiSlice.ts';
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
  it('LANGUAGE-02 LANGUAGE-03 LANGUAGE-04 LANGUAGE-06 OPEN-10 offers English, the default, and French', () => {
    setUp();
    const list = screen.getByRole('combobox', { name: 'Language' });
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['English', 'Français']);
    expect(list).toHaveValue('en');
  });

  it('LANGUAGE-01 LANGUAGE-05 reads the texts of the language, then shows them', async () => {
    const { user, store, calls } = setUp();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
    expect(selectLanguage(store.getState())).toBe('fr');
    const read = calls.find(({ operation }) => operation === 'getLanguageTexts');
    expect(read?.url.pathname).toBe('/assets/i18n/fr.json');
  });

  it('LANGUAGE-01 refetches, in that language, what the backend translates', async () => {
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

  it('LANGUAGE-05 keeps the language and says so when the texts cannot be read', async () => {
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

  it('LANGUAGE-01 lets the latest choice win, whichever texts arrive first', async () => {
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
