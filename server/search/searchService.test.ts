import { findCards } from '../catalog/productRepository.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { NO_FILTERS } from './filters.ts';
import { searchCatalog, type SearchRequest } from './searchService.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  await addProduct('Brass rice spoon', { brand: 'Chestnut', keywords: 'ladle' });
  await addProduct('Rice');
  await addProduct('Spoon rest', { description: '<p>For kitchens where rice boils over.</p>' });
  await addProduct('Crème fraîche d’Isigny');
  for (let number = 0; number < 12; number += 1) await addProduct(`Saffron, lot ${number}`);
  await addProduct('Saffrom sachet');
});

afterAll(() => db.destroy());

async function addProduct(
  name: string,
  { brand = '', keywords = '', description = '', language = 'en' } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('product')
    .values((eb) => ({
      handle: `${name}-${Math.random()}`,
      collection_id: eb.selectFrom('collection').select('id').where('handle', '=', 'snacks'),
      brand,
      price_minor: 100,
      special_minor: null,
      unit_measure: null,
      stock: 1,
      source: null,
      source_key: null,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_text')
    .values({ product_id: id, language, name, keywords, description })
    .execute();
  return id;
}

async function search(term: string, language = 'en', request: Partial<SearchRequest> = {}) {
  const page = { page: 1, limit: 100, sort: 'relevance' as const, filters: NO_FILTERS };
  const asked = { term, ...page, ...request };
  const result = await searchCatalog(db, asked, language);
  const names = (await findCards(db, result.ids, language)).map(({ name }) => name);
  return { ...result, names };
}

describe('searchCatalog', () => {
  it('ranks the exact name first, then phrase, words, brand and description [E-03]', async () => {
    const { names } = await search('rice');
    expect(names[0]).toBe('Rice');
    expect(new Set(names.slice(1, 3))).toEqual(new Set(['Basmati rice', 'Brown rice']));
    expect(names.indexOf('Brass rice spoon')).toBeGreaterThan(2);
    expect(names.indexOf('Spoon rest')).toBeGreaterThan(names.indexOf('Brass rice spoon'));
    expect((await search('chestnut')).names).toEqual(expect.arrayContaining(['Brass rice spoon']));
    expect((await search('rice spoon')).names[0]).toBe('Brass rice spoon');
    expect((await search('spoon rice')).names[0]).toBe('Brass rice spoon');
    expect((await search('spoon rice')).names).toContain('Spoon rest');
  });

  it('finds a product by its exact barcode only [E-03]', async () => {
    const setBarcode = (barcode: string) =>
      db.updateTable('product').set({ barcode }).where('handle', '=', 'toor-dal').execute();
    await setBarcode('8901234567890');
    expect((await search('8901234567890')).names).toEqual(['Toor dal']);
    await setBarcode('8901234567906');
    expect((await search('8901234567890')).names).toEqual([]);
    expect((await search('8901234567906', 'fr')).total).toBe(1);
  });

  it('finds products by keywords that are not shown, and by collection [E-03]', async () => {
    expect((await search('ladle')).names).toEqual(['Brass rice spoon']);
    const { names, facets } = await search('lentils');
    expect(names).toContain('Toor dal');
    expect(facets.categories[0]?.handle).toBe('pulses');
  });

  it.each([
    ['tumeric', 'turmeric', 'Turmeric powder'],
    ['brocoli', 'broccoli', 'Broccoli'],
    ['brocolli', 'broccoli', 'Broccoli'],
    ['basmatti rice', 'basmati rice', 'Basmati rice'],
    ['cinamon', 'cinnamon', 'Cinnamon sticks'],
    ['pistacio', 'pistachio', 'Roasted pistachios'],
    ['hony', 'honey', 'Wild forest honey'],
  ])('corrects %s to %s [E-03]', async (typed, repaired, first) => {
    const { term, names } = await search(typed);
    expect(term).toBe(repaired);
    expect(names[0]).toBe((await search(repaired)).names[0]);
    expect(names).toContain((await search(first)).names[0]);
  });

  it.each([
    ['ज\u093cीरा', ['\u095bीरा', 'ज\u093cीरा', 'जीरा']],
    ['मूँग', ['मूंग', 'मूँग']],
    ['हिन्दी', ['हिंदी', 'हिन्दी']],
    ['عسل', ['عَسَل', 'عســل']],
    ['Poha 500g', ['poha 500 g', 'poha 500g', 'poha 500gm', 'poha 500 grams']],
    ['Poha 1 Ltr', ['poha 1l', 'poha 1 litre', 'poha 1 ltr']],
    ['Rusk 5 kgs, 12 pcs', ['rusk 5kg', 'rusk 5 kg', 'rusk 12pcs']],
  ])('finds %s by each of its spellings [E-03]', async (name, terms) => {
    const id = await addProduct(name);
    for (const term of terms) expect([term, (await search(term)).ids]).toEqual([term, [id]]);
    await db.deleteFrom('product').where('id', '=', id).execute();
  });

  it('keeps different Hindi words apart, and does not take haldi for half [E-03]', async () => {
    const id = await addProduct('दाल half price');
    expect((await search('दल')).ids).not.toContain(id);
    expect((await search('haldi')).ids).not.toContain(id);
    await db.deleteFrom('product').where('id', '=', id).execute();
  });

  it('treats chilly as a spelling of chilli [E-03]', async () => {
    expect((await search('chilly powder')).names[0]).toBe('Red chilli powder');
  });

  it("lists the common spelling after a rare one in the shop's own texts [E-03]", async () => {
    const { names, term } = await search('saffrom');
    expect(term).toBe('saffrom');
    expect(names[0]).toBe('Saffrom sachet');
    expect(names.slice(1, 13).every((name) => name.startsWith('Saffron, lot'))).toBe(true);
  });

  it.each([
    ['alm', 'Kashmiri almonds'],
    ['basm', 'Basmati rice'],
    ['basmati ri', 'Basmati rice'],
    ['turm', 'Turmeric powder'],
  ])('finds products while "%s" is being typed [E-03]', async (typed, first) => {
    const { names, term } = await search(typed);
    expect(names[0]).toBe(first);
    expect(term).toBe(typed);
  });

  it('treats only the last word as a prefix [E-03]', async () => {
    expect((await search('basm rice')).names[0]).toBe('Basmati rice');
    expect((await search('ri spoon')).names).not.toContain('Basmati rice');
  });

  it('ignores accents, case, punctuation, and singular or plural [E-03]', async () => {
    expect((await search('CREME   fraiche')).names[0]).toBe('Crème fraîche d’Isigny');
    expect((await search('crème, fraîche!')).names[0]).toBe('Crème fraîche d’Isigny');
    expect((await search('almond')).names).toContain('Kashmiri almonds');
    expect((await search('tomato')).names[0]).toBe('Tomatoes');
    expect((await search('bananas')).names[0]).toBe((await search('banana')).names[0]);
  });

  it('searches French texts in French, and English ones of products without French [E-03]', async () => {
    const french = await search('curcuma', 'fr');
    expect(french.names[0]).toBe('Curcuma en poudre');
    expect(
      (await search('thé', 'fr')).names.slice(0, 2).every((name) => name.startsWith('Thé ')),
    ).toBe(true);
    expect((await search('turmeric', 'fr')).names).toEqual([]);
    expect((await search('brass spoon', 'fr')).names).toEqual(['Brass rice spoon']);
    expect((await search('pomme', 'fr')).names[0]).toBe('Pommes rouges');
    expect(french.facets.categories.map(({ name }) => name)).toContain('Épices');
  });

  it('drops numbers and units, then words, before it finds nothing [E-03]', async () => {
    expect((await search('basmati rice 5 kg xl 2000')).names[0]).toBe('Basmati rice');
    const { names } = await search('saffron ladle');
    expect(names).toEqual(expect.arrayContaining(['Saffron, lot 1', 'Brass rice spoon']));
    expect(names).not.toContain('Rice');
  });

  it.each(['zzzzqqqq', '!!!', "'; DROP TABLE product; --", '%', '_', ':*', "\\' | a:*", '🍚'])(
    'survives the term %s',
    async (term) => {
      const result = await search(term);
      expect(result.total).toBe(result.names.length);
      expect((await search('rice')).total).toBeGreaterThan(2);
    },
  );

  it('returns the term as typed if nothing was repaired', async () => {
    expect((await search('  Rice & beans ')).term).toBe('Rice & beans');
    expect((await search('zzzzqqqq')).term).toBe('zzzzqqqq');
    expect((await search('   ')).total).toBeGreaterThan(96);
  });

  it('filters by collection and keeps the collection facets [E-03]', async () => {
    const all = await search('rice');
    const grains = await search('rice', 'en', {
      filters: { ...NO_FILTERS, categories: ['grains'] },
    });
    expect(grains.facets.categories).toEqual(all.facets.categories);
    expect(grains.total).toBe(
      all.facets.categories.find(({ handle }) => handle === 'grains')?.count,
    );
    expect(grains.names).toHaveLength(grains.total);
    expect(grains.names).not.toContain('Rice');
  });
});

describe('search index', () => {
  it('follows changes of names, brands and collections, and deletions', async () => {
    const id = await addProduct('Quorblax', { brand: 'Zimpfel' });
    expect((await search('quorblax')).names).toEqual(['Quorblax']);
    expect((await search('zimpfel')).names).toEqual(['Quorblax']);

    await db
      .updateTable('product_text')
      .set({ name: 'Vrunkel' })
      .where('product_id', '=', id)
      .execute();
    expect((await search('quorblax')).names).toEqual([]);
    expect((await search('vrunkel')).names).toEqual(['Vrunkel']);

    await db.updateTable('product').set({ brand: 'Hoppelmann' }).where('id', '=', id).execute();
    expect((await search('zimpfel')).names).toEqual([]);
    expect((await search('hoppelmann')).names).toEqual(['Vrunkel']);

    await db
      .updateTable('collection_text')
      .set({ name: 'Snacks & schnurps' })
      .where('name', '=', 'Snacks & sweets')
      .execute();
    expect((await search('schnurps')).names).toContain('Vrunkel');

    await db
      .insertInto('product_text')
      .values({ product_id: id, language: 'fr', name: 'Glombec' })
      .execute();
    expect((await search('vrunkel', 'fr')).names).toEqual([]);
    expect((await search('glombec', 'fr')).names).toEqual(['Glombec']);
    await db
      .deleteFrom('product_text')
      .where('product_id', '=', id)
      .where('language', '=', 'fr')
      .execute();
    expect((await search('vrunkel', 'fr')).names).toEqual(['Vrunkel']);

    await db.deleteFrom('product').where('id', '=', id).execute();
    expect((await search('vrunkel')).names).toEqual([]);
    expect(
      await db.selectFrom('search_document').select('name').where('product_id', '=', id).execute(),
    ).toEqual([]);
    const words = await db
      .selectFrom('search_word')
      .select('word')
      .where('frequency', '<>', 0)
      .where('word', 'in', ['vrunkel', 'glombec', 'hoppelmann', 'quorblax', 'zimpfel'])
      .execute();
    expect(words).toEqual([]);
  });
});
