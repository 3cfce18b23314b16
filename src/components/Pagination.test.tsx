import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/renderWithTexts.tsx';
import { Pagination } from './Pagination.tsx';

function renderPages(page: number, pageCount: number) {
  renderWithTexts(
    <Pagination page={page} pageCount={pageCount} pathOfPage={(to) => `/shop?page=${to}`} />,
  );
  return screen.queryAllByRole('listitem').map((entry) => entry.textContent);
}

describe('Pagination', () => {
  it('shows first, last and neighboring pages as links', () => {
    expect(renderPages(5, 20)).toEqual(['', '1', '4', '5', '6', '20', '']);
    expect(screen.getByRole('link', { name: 'Page 20' })).toHaveAttribute('href', '/shop?page=20');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/shop?page=4',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=6');
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the page instead of a gap of one', () => {
    expect(renderPages(4, 5)).toEqual(['', '1', '2', '3', '4', '5', '']);
  });

  it('has no links beyond the first and last page', () => {
    renderPages(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=2');
  });

  it.each([0, 1])('shows nothing for %i pages', (pageCount) => {
    renderPages(1, pageCount);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
