import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { Price } from './Price.tsx';

describe('Price', () => {
  it('shows the sale price plain and the regular price struck through [PRICE-10, CARD-05]', () => {
    renderWithTexts(<Price regular="₹ 120.00/-" sale="₹ 100.00/-" />);
    expect(screen.getByText('₹ 120.00/-').tagName).toBe('S');
    expect(screen.getByText('₹ 100.00/-').closest('s')).toBeNull();
  });

  it('labels the two prices for screen readers [CONFLICT-23]', () => {
    const { container } = renderWithTexts(<Price regular="₹ 120.00/-" sale="₹ 100.00/-" />);
    expect(container).toHaveTextContent('Sale price ₹ 100.00/- Regular price ₹ 120.00/-');
  });

  it('shows no sale layout without a sale price [PRICE-09]', () => {
    const { container } = renderWithTexts(<Price regular="₹ 120.00/-" />);
    expect(container).toHaveTextContent(/^₹ 120\.00\/-$/);
    expect(container.querySelector('s')).toBeNull();
  });
});
