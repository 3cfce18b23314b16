import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { LoadingBar } from './LoadingBar.tsx';

describe('LoadingBar', () => {
  it('is visible only while a request runs [SHELL-18]', () => {
    const { rerender } = renderWithTexts(<LoadingBar isActive />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    rerender(<LoadingBar isActive={false} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
