import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { selectColorScheme, selectDialog } from '../../ui/uiSlice.ts';
import { FooterTools } from './FooterTools.tsx';

describe('FooterTools', () => {
  it('offers the system, light and dark colour schemes [E-10]', async () => {
    const { user, store } = renderWithProviders(<FooterTools />);
    const list = screen.getByRole('combobox', { name: 'Appearance' });
    expect(screen.getByText('Appearance')).toBeVisible();
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['System', 'Light', 'Dark']);
    expect(list).toHaveValue('system');
    await user.selectOptions(list, 'Dark');
    expect(selectColorScheme(store.getState())).toBe('dark');
    expect(list).toHaveValue('dark');
  });

  it('opens the shortcuts dialog, in the chosen language [E-10]', async () => {
    const { user, store } = renderWithProviders(<FooterTools />, { language: 'fr' });
    await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
    expect(selectDialog(store.getState())).toEqual({ name: 'shortcuts' });
  });
});
