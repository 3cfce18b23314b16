import { renderWithTexts } from '../testing/renderWithTexts.tsx';
import { StockLabel } from './StockLabel.tsx';

describe('StockLabel', () => {
  it.each([
    [6, 'In stock'],
    [5, 'Only 5 left'],
    [1, 'Only 1 left'],
    [0, 'Out of stock'],
  ])('says of %i units: %s', (stock, text) => {
    const { container } = renderWithTexts(<StockLabel stock={stock} />);
    expect(container).toHaveTextContent(text);
  });
});
