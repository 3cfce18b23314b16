import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { LoadingBar } from './LoadingBar.tsx';

describe('LoadingBar', () => {
  it('SHELL-18 is there while a request runs and gone after', () => {
    const { rerender } = renderWithTexts(<LoadingBar isActive />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    rerender(<LoadingBar isActive={false} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
