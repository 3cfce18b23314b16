import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { selectColorScheme, selectDialog } from '../../ui/uiSlice.ts';
import { FooterTools } from './FooterTools.tsx';

describe('FooterTools', () => {
  it('E-10 offers the colours of the system, light and dark', async () => {
    const { user, store } = renderWithProviders(<FooterTools />);
    const list = screen.getByRole('combobox', { name: 'Appearance' });
    expect(screen.getByText('Appearance')).toBeVisible();
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['As the system', 'Light', 'Dark']);
    expect(list).toHaveValue('system');
    await user.selectOptions(list, 'Dark');
    expect(selectColorScheme(store.getState())).toBe('dark');
    expect(list).toHaveValue('dark');
  });

  it('E-10 leads to the shortcuts, in the language chosen', async () => {
    const { user, store } = renderWithProviders(<FooterTools />, { language: 'fr' });
    await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
    expect(selectDialog(store.getState())).toEqual({ name: 'shortcuts' });
  });
});
