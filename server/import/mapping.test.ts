import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMapping } from './mapping.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mapping-'));
});

afterAll(() => rm(folder, { recursive: true }));

const whole = {
  source: 'village',
  columns: { key: 'SKU', name: 'Title', price: 'Price', collection: 'Department' },
  constants: { stock: 0, minimum: 1 },
};

async function read(mapping: unknown) {
  const file = path.join(folder, 'mapping.json');
  await writeFile(file, typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  return readMapping(file);
}

describe('readMapping', () => {
  it('fills in defaults', async () => {
    expect(await read(whole)).toEqual({
      ...whole,
      language: 'en',
      nutrition: {},
      saleColumns: [],
      delimiter: ',',
      descriptionFormat: 'text',
      keywords: [],
      pictures: {},
    });
  });

  it('reads the built-in mapping', async () => {
    const mapping = await readMapping(path.join(import.meta.dirname, 'bigbasket.mapping.json'));
    expect(mapping.columns.price).toBe('sale_price');
  });

  it.each([
    ['{', 'cannot be read'],
    ['[]', '"source" must'],
    [{ ...whole, source: '' }, '"source" must'],
    [{ ...whole, delimiter: '||' }, '"delimiter" must'],
    [{ ...whole, descriptionFormat: 'pdf' }, '"descriptionFormat" must'],
    [
      { ...whole, columns: { key: 'SKU', name: 'Title', price: 'Price' } },
      'which column is "collection"',
    ],
    [{ ...whole, columns: { ...whole.columns, colour: 'Colour' } }, 'knows no "colour"'],
    [{ ...whole, constants: { stock: -1, minimum: 1 } }, '"stock"'],
    [{ ...whole, constants: { stock: 1 } }, '"minimum"'],
    [{ ...whole, keywords: 'type' }, '"keywords" must'],
    [{ ...whole, pictures: ['x'] }, '"pictures" must'],
  ])('reports the error in %j', async (mapping, problem) => {
    await expect(read(mapping)).rejects.toThrow(problem);
  });

  it('names the missing file', async () => {
    await expect(readMapping('/no/such.json')).rejects.toThrow('/no/such.json cannot be read');
  });
});
