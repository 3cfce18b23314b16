import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../testing/renderWithTexts.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  it('starts with Home, which links to / [SHELL-10, ROUTES-24]', () => {
    renderWithTexts(<Breadcrumb />);
    const entries = screen.getAllByRole('listitem');
    expect(entries).toHaveLength(1);
    expect(within(entries[0] as HTMLElement).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('shows the items in order as links, then the current page as text [SHELL-12, ENTITIES-19]', () => {
    renderWithTexts(
      <Breadcrumb
        items={[
          { title: 'Shop', link: '/shop' },
          { title: 'Grains', link: '/shop/collection/grains' },
        ]}
        current="Red rice"
      />,
    );
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Home',
      'Shop',
      'Grains',
      'Red rice',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/shop',
      '/shop/collection/grains',
    ]);
    expect(screen.getByText('Red rice')).toHaveAttribute('aria-current', 'page');
  });
});
