import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { UnitPriceText } from './UnitPriceText.tsx';

const rupee = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };

describe('UnitPriceText', () => {
  it.each([
    [{ price: 420, per: 1, measure: 'kg' } as const, '₹ 420.00/- per kg'],
    [{ price: 12.5, per: 100, measure: 'g' } as const, '₹ 12.50/- per 100 g'],
    [{ price: 0.09, per: 1, measure: 'g' } as const, '₹ 0.09/- per g'],
    [{ price: 90, per: 1, measure: 'l' } as const, '₹ 90.00/- per litre'],
    [{ price: 9, per: 100, measure: 'ml' } as const, '₹ 9.00/- per 100 ml'],
    [{ price: 7, per: 1, measure: 'piece' } as const, '₹ 7.00/- each'],
  ])('formats %j [E-01]', (unitPrice, text) => {
    const { container } = renderWithTexts(<UnitPriceText unitPrice={unitPrice} currency={rupee} />);
    expect(container).toHaveTextContent(text);
  });

  it("uses the shopper's currency and language [E-01]", () => {
    const euro = { code: 'EUR', symbol: '€', value: 0.01, decimal: 2 };
    const { container } = renderWithTexts(
      <UnitPriceText unitPrice={{ price: 420, per: 1, measure: 'kg' }} currency={euro} />,
      'fr',
    );
    expect(container).toHaveTextContent('€ 4,20/- le kg');
  });

  it('converts the price of a gram to kilograms in another currency [E-01]', () => {
    const euro = { code: 'EUR', symbol: '€', value: 0.01, decimal: 2 };
    const { container } = renderWithTexts(
      <UnitPriceText unitPrice={{ price: 0.09, per: 1, measure: 'g' }} currency={euro} />,
    );
    expect(container).toHaveTextContent('€ 0.90/- per kg');
  });
});
