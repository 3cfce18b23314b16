import { fireEvent, screen } from '@testing-library/react';
import type { Picture } from '../../api/endpoints.gen.ts';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { ProductImage } from './ProductImage.tsx';

const picture: Picture = {
  url: '/pictures/rice-{width}.{format}',
  widths: [160, 320],
  formats: ['avif', 'webp'],
  width: 8,
  height: 9,
  alt: 'Rice',
  color: '#f6e3c5',
};

describe('ProductImage', () => {
  it('sets the displayed size and offers AVIF before WebP [CARD-02]', () => {
    const { container } = renderWithTexts(
      <ProductImage picture={picture} alt="Red rice" width={160} height={180} />,
    );
    const image = screen.getByRole('img', { name: 'Red rice' });
    expect(image).toHaveAttribute('width', '160');
    expect(image).toHaveAttribute('height', '180');
    expect(image).toHaveAttribute('sizes', '160px');
    expect(image).toHaveAttribute(
      'srcset',
      '/pictures/rice-160.webp 160w, /pictures/rice-320.webp 320w',
    );
    expect(image).toHaveAttribute('loading', 'lazy');
    const source = container.querySelector('picture > source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute(
      'srcset',
      '/pictures/rice-160.avif 160w, /pictures/rice-320.avif 320w',
    );
  });

  it('reserves the place and color of a picture', () => {
    const { container } = renderWithTexts(
      <ProductImage picture={picture} alt="" width={160} height={180} />,
    );
    expect(container.firstElementChild).toHaveStyle({
      '--ratio': '160/180',
      '--width': '160px',
      '--ground': '#f6e3c5',
    });
  });

  it('loads an eager picture first', () => {
    renderWithTexts(<ProductImage picture={picture} alt="Rice" width={160} height={180} isEager />);
    const image = screen.getByRole('img', { name: 'Rice' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows a plain URL if there is no responsive picture', () => {
    renderWithTexts(<ProductImage src="/thumb.jpg" alt="Rice" width={160} height={180} />);
    const image = screen.getByRole('img', { name: 'Rice' });
    expect(image).toHaveAttribute('src', '/thumb.jpg');
    expect(image).not.toHaveAttribute('srcset');
  });

  it('replaces a broken picture by a drawing with the same name, until the URL changes', () => {
    const { container, rerender } = renderWithTexts(
      <ProductImage src="/gone.jpg" alt="Rice" width={160} height={180} />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Rice' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Rice' })).toBeInTheDocument();

    rerender(<ProductImage src="/there.jpg" alt="Rice" width={160} height={180} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/there.jpg');
  });

  it('hides a missing decorative picture from screen readers', () => {
    renderWithTexts(<ProductImage alt="" width={160} height={180} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
