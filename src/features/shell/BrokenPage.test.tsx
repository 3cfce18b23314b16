import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadable } from '../../components/loadable.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { BrokenPage } from './BrokenPage.tsx';

function Faulty(): never {
  throw new Error('This page is faulty.');
}

describe('BrokenPage', () => {
  it('E-11 stands where a page failed, and lets the shopper report it', async () => {
    // React tells of it on the console too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const LazyFaulty = loadable(() => Promise.resolve({ Faulty }), 'Faulty');
    await LazyFaulty.preload();
    const { user, store } = renderWithProviders(<LazyFaulty failure={<BrokenPage />} />);
    expect(screen.getByRole('heading', { name: 'This page did not work' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(store.getState().ui.dialog).toEqual({ name: 'reportProblem' });
  });
});
