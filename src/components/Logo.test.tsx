import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/renderWithTexts.tsx';
import { Logo } from './Logo.tsx';

const picture = (width: number, height: number) => ({
  url: '/pictures/uploaded/5d41402abc4b2a76b9719d911017c592-{width}.{format}',
  widths: [160, 360],
  formats: ['avif', 'webp'],
  width,
  height,
  alt: '',
  color: '#eeeeee',
});

describe('logo [HEADER-01]', () => {
  it('shows the shop’s own logo beside its name', () => {
    renderWithTexts(<Logo name="Hill Pantry" picture={picture(400, 400)} />);
    expect(screen.getByText('Hill Pantry')).toBeVisible();
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      '/pictures/uploaded/5d41402abc4b2a76b9719d911017c592-360.webp',
    );
  });

  it('replaces the name if it is wide enough to contain it', () => {
    renderWithTexts(<Logo name="Hill Pantry" picture={picture(400, 100)} />);
    expect(screen.queryByText('Hill Pantry')).toBeNull();
    expect(screen.getByRole('img', { name: 'Hill Pantry' })).toHaveAttribute('width', '160');
  });
});
