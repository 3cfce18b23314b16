import { readKnownMapping } from '../../import/mapping.ts';
import { suggestMapping } from './importMapping.ts';

const suggest = (columns: string[], rows: string[][] = []) =>
  suggestMapping({ fileName: 'goods.csv', columns, rows, delimiter: ',', kind: 'products' });

describe('suggestMapping', () => {
  it('recognizes the columns of the BigBasket data set', async () => {
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
      nutrition: {},
      keywords: ['sub_category', 'type'],
      sale_columns: [],
      constants: { stock: 100, minimum: 1 },
    });
  });

  it('reads the language of a shop export from its rows, and defaults to English', async () => {
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

  it('falls back to usual column names', async () => {
    const { source, columns } = await suggest(['index', 'product', 'category', 'sale_price']);
    expect(source).toBe('goods');
    expect(columns).toEqual({
      key: 'index',
      name: 'product',
      price: 'sale_price',
      collection: 'category',
    });
  });

  it('recognizes nutrients per 100 g, ingredients and search texts', async () => {
    const { columns, nutrition } = await suggest([
      'Name',
      'ingredients_text',
      'energy-kcal_100g',
      'Fat (g)',
      'saturated-fat_100g',
      'Sel pour 100 g',
      'Sodium (mg)',
      'sodium_100g',
      'Sugars (mg per 100 g)',
      'SEO Title',
      'Image Alt Text',
    ]);
    expect(columns).toMatchObject({
      ingredients: 'ingredients_text',
      meta_title: 'SEO Title',
      picture_alt: 'Image Alt Text',
    });
    expect(nutrition).toEqual({
      energy_kcal: 'energy-kcal_100g',
      fat: 'Fat (g)',
      saturates: 'saturated-fat_100g',
      salt: 'Sel pour 100 g',
      sodium_mg: 'Sodium (mg)',
    });
  });

  it('leaves unknown columns unassigned', async () => {
    const { columns } = await suggest(['N°', 'Bezeichnung', 'Prix', 'Catégorie']);
    expect(columns).toEqual({ key: '', name: '', price: 'Prix', collection: 'Catégorie' });
  });

  it('recognizes Shopify columns from before and after 2026, and those of the sale state', async () => {
    const now =
      'Title,URL handle,Product category,Type,Published on online store,Status,Variant Barcodes,Price,Compare-at price,Unit price total measure,Unit price total measure unit,Inventory quantity,Gift card';
    const row = [
      'Rice',
      'rice',
      'Food > Grain',
      '',
      'TRUE',
      'Active',
      '',
      '72',
      '',
      '1',
      'kg',
      '4',
      'FALSE',
    ];
    const { columns, sale_columns: sale } = await suggest(now.split(','), [row]);
    expect(columns).toEqual({
      key: 'URL handle',
      name: 'Title',
      price: 'Price',
      list_price: 'Compare-at price',
      collection: 'Product category',
      stock: 'Inventory quantity',
      barcode: 'Variant Barcodes',
      pack_size: 'Unit price total measure',
      pack_unit: 'Unit price total measure unit',
    });
    expect(sale).toEqual(['Published on online store', 'Status', 'Gift card']);
    const typed = [...row.slice(0, 3), 'Pantry', ...row.slice(4)];
    expect((await suggest(now.split(','), [row, typed])).columns).toMatchObject({
      collection: 'Type',
      collection_else: 'Product category',
    });
    const before =
      'Handle,Title,Type,Variant Price,Variant Compare At Price,Variant Inventory Qty,Variant Barcode';
    expect((await suggest(before.split(','))).columns).toMatchObject({
      key: 'Handle',
      price: 'Variant Price',
      list_price: 'Variant Compare At Price',
      stock: 'Variant Inventory Qty',
      barcode: 'Variant Barcode',
    });
  });

  it('recognizes French WooCommerce columns, and does not use its type as collection', async () => {
    const header = 'ID,Type,UGS,Nom,Publié,Tarif promo,Tarif régulier,Catégories';
    const { columns, sale_columns: sale } = await suggest(header.split(','), [
      ['31', 'simple', 'MIEL', 'Miel', '1', '6,90', '7,50', 'Épicerie > Miel'],
      ['32', 'simple, virtual', 'BON', 'Bon', '1', '', '7,50', ''],
    ]);
    expect(columns).toMatchObject({
      name: 'Nom',
      price: 'Tarif promo',
      list_price: 'Tarif régulier',
      collection: 'Catégories',
    });
    expect(sale).toEqual(['Type', 'Publié']);
  });
});
