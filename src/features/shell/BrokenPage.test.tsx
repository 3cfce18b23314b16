import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadable } from '../../components/loadable.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { BrokenPage } from './BrokenPage.tsx';

function Faulty(): never {
  throw new Error('This page is faulty.');
}

describe('BrokenPage', () => {
  it('replaces a page that failed and lets the shopper report it [E-11]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const LazyFaulty = loadable(() => Promise.resolve({ Faulty }), 'Faulty');
    await LazyFaulty.preload();
    const { user, store } = renderWithProviders(<LazyFaulty failure={<BrokenPage />} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(store.getState().ui.dialog).toEqual({ name: 'reportProblem' });
  });
});
