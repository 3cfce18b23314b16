import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { MainLoader } from './MainLoader.tsx';

describe('MainLoader', () => {
  it('is a status named main_loader [SHELL-13]', () => {
    renderWithTexts(<MainLoader />);
    const loader = screen.getByRole('status');
    expect(loader).toHaveAttribute('id', 'main_loader');
    expect(loader).toHaveAttribute('name', 'main_loader');
    expect(loader).toHaveTextContent('Loading page');
  });
});
