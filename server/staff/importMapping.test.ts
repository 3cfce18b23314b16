import { readKnownMapping } from '../import/mapping.ts';
import { suggestMapping } from './importMapping.ts';

const suggest = (columns: string[], rows: string[][] = []) =>
  suggestMapping({ fileName: 'goods.csv', columns, rows, delimiter: ',' });

describe('suggestMapping', () => {
  it('knows the columns of the BigBasket data set', async () => {
    const columns = [
      'index',
      'product',
      'category',
      'sub_category',
      'brand',
      'sale_price',
      'market_price',
      'type',
      'rating',
      'description',
    ];
    expect(await suggest(columns)).toEqual({
      source: 'bigbasket',
      language: 'en',
      delimiter: ',',
      description_format: 'text',
      columns: {
        key: 'index',
        name: 'product',
        brand: 'brand',
        price: 'sale_price',
        list_price: 'market_price',
        collection: 'category',
        rating: 'rating',
        description: 'description',
      },
      keywords: ['sub_category', 'type'],
      constants: { stock: 100, minimum: 1 },
    });
  });

  it('reads the language of an export of the shop out of its rows, and takes one that does not say it for English', async () => {
    const { columns } = await readKnownMapping('own');
    const old = [...Object.values(columns), 'keywords'].filter((name) => name !== 'language');
    const rowsIn = (language: string) => [[...old.map(() => ''), language]];
    expect(await suggest([...old, 'language'], rowsIn('fr'))).toMatchObject({
      source: null,
      language: 'fr',
    });
    expect(await suggest([...old, 'language'], rowsIn('en'))).toMatchObject({ language: 'en' });
    expect(await suggest(old, [old])).toMatchObject({ source: null, language: 'en' });
  });

  it('takes columns by their usual names where a file lacks some of those', async () => {
    const { source, columns } = await suggest(['index', 'product', 'category', 'sale_price']);
    expect(source).toBe('goods');
    expect(columns).toEqual({
      key: 'index',
      name: 'product',
      price: 'sale_price',
      collection: 'category',
    });
  });

  it('leaves a column that it does not know to whoever imports', async () => {
    const { columns } = await suggest(['N°', 'Bezeichnung', 'Prix', 'Catégorie']);
    expect(columns).toEqual({ key: '', name: '', price: 'Prix', collection: 'Catégorie' });
  });
});
