import { unitPriceOf } from './unitPrice.ts';

describe('unitPriceOf', () => {
  it('E-01 is per kilogram or litre above 250', () => {
    expect(unitPriceOf(24_500, { amount: 500, measure: 'g' })).toEqual({
      pricePaise: 49_000,
      per: 1,
      measure: 'kg',
      content: 0.5,
    });
    expect(unitPriceOf(10_000, { amount: 750, measure: 'ml' })).toEqual({
      pricePaise: 13_333,
      per: 1,
      measure: 'l',
      content: 0.75,
    });
  });

  it('E-01 is per 100 g or 100 ml up to 250', () => {
    expect(unitPriceOf(8900, { amount: 250, measure: 'g' })).toEqual({
      pricePaise: 3560,
      per: 100,
      measure: 'g',
      content: 250,
    });
    expect(unitPriceOf(5000, { amount: 200, measure: 'ml' })).toEqual({
      pricePaise: 2500,
      per: 100,
      measure: 'ml',
      content: 200,
    });
  });

  it('E-01 is per piece for several, and none for one or where the content is not known', () => {
    expect(unitPriceOf(9600, { amount: 6, measure: 'piece' })).toEqual({
      pricePaise: 1600,
      per: 1,
      measure: 'piece',
      content: 6,
    });
    expect(unitPriceOf(9600, { amount: 1, measure: 'piece' })).toBeUndefined();
    expect(unitPriceOf(9600, undefined)).toBeUndefined();
  });
});
