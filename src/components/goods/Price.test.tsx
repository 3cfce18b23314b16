import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { Price } from './Price.tsx';

describe('Price', () => {
  it('PRICE-10 CARD-05 shows the new price plain and the old price struck through', () => {
    renderWithTexts(<Price regular="₹ 120.00/-" sale="₹ 100.00/-" />);
    expect(screen.getByText('₹ 120.00/-').tagName).toBe('S');
    expect(screen.getByText('₹ 100.00/-').closest('s')).toBeNull();
  });

  it('CONFLICT-23 tells the two prices apart for screen readers', () => {
    const { container } = renderWithTexts(<Price regular="₹ 120.00/-" sale="₹ 100.00/-" />);
    expect(container).toHaveTextContent('Sale price ₹ 100.00/- Regular price ₹ 120.00/-');
  });

  it('PRICE-09 shows no sale layout without a sale price', () => {
    const { container } = renderWithTexts(<Price regular="₹ 120.00/-" />);
    expect(container).toHaveTextContent(/^₹ 120\.00\/-$/);
    expect(container.querySelector('s')).toBeNull();
  });
});
