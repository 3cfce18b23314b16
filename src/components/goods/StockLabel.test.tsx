import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { StockLabel } from './StockLabel.tsx';

describe('StockLabel', () => {
  it.each([
    [6, 'In stock'],
    [5, 'Only 5 left'],
    [1, 'Only 1 left'],
    [0, 'Out of stock'],
  ])('shows for %i in stock: %s', (stock, text) => {
    const { container } = renderWithTexts(<StockLabel stock={stock} />);
    expect(container).toHaveTextContent(text);
  });

  it.each([
    [2, 2, 'In Stock'],
    [2, 3, 'Out of Stock'],
    [0, 1, 'Out of Stock'],
  ])(
    'shows for %i in stock and a requested quantity of %i: %s [QUICKVIEW-12, QUICKVIEW-13]',
    (stock, quantity, text) => {
      const { container } = renderWithTexts(<StockLabel stock={stock} quantity={quantity} />);
      expect(container).toHaveTextContent(text);
    },
  );
});
