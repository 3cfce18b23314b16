import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithTexts } from '../testing/renderWithTexts.tsx';
import { BackToTop } from './BackToTop.tsx';

describe('BackToTop', () => {
  it('is absent until shown, and reports a click [SHELL-20]', async () => {
    const onClick = jest.fn();
    const { rerender } = renderWithTexts(<BackToTop isShown={false} onClick={onClick} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<BackToTop isShown onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
