import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { NearSlider } from './NearSlider.tsx';

afterEach(() => void jest.restoreAllMocks());

const slider = (
  <NearSlider kind="box" label="Jars">
    <p>Jar 1</p>
    <p>Jar 2</p>
  </NearSlider>
);

describe('NearSlider', () => {
  it('is a scrollable row until it comes near the viewport [SLIDERS-01, SLIDERS-10]', async () => {
    let see = (_isIntersecting: boolean): void => undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
      const seen = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
      see = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], seen);
      return seen;
    });
    renderWithTexts(slider);
    act(() => see(false));
    await act(() => import('./SlickTrack.tsx'));
    expect(screen.getByRole('group', { name: 'Jars' })).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    act(() => see(true));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  });
});
