import { Ajv } from 'ajv';
import { checkHandlers, loadContract } from './contract.ts';
import { shopHandlers } from '../app.ts';
import { staffHandlers } from '../staff/staffHandlers.ts';

const contract = await loadContract('openapi.yaml');
const staff = await loadContract('staff.yaml');
const { operations } = contract;

describe('checkHandlers', () => {
  it('finds a handler for every operation of the shop [BASEQUERY-02]', () => {
    expect(operations.size).toBeGreaterThan(30);
    expect(() => checkHandlers(contract, shopHandlers)).not.toThrow();
  });

  it('finds a handler for every operation of the staff API', () => {
    expect(staff.operations.size).toBeGreaterThan(15);
    expect(() => checkHandlers(staff, staffHandlers)).not.toThrow();
  });

  it('names an operation without handler', () => {
    const { addToCart: _left, ...others } = shopHandlers;
    expect(() => checkHandlers(contract, others)).toThrow(
      'The contract has operations without a handler: addToCart.',
    );
  });

  it('names a handler without operation', () => {
    expect(() => checkHandlers(contract, { ...shopHandlers, brew: null })).toThrow(
      'There are handlers that the contract does not know: brew.',
    );
  });
});

interface Media {
  schema: object;
  example?: unknown;
}

function examples(value: unknown, pointer: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    examples(
      child,
      `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    ),
  );
  const { schema, example } = value as Partial<Media>;
  return schema !== undefined && example !== undefined ? [[pointer, example], ...inner] : inner;
}

describe.each([
  ['the shop', contract],
  ['the staff contract', staff],
] as const)('the contract of %s', (_whose, { document }) => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'contract');

  it.each(examples(document, ''))(
    'has an example at %s that matches its schema',
    (pointer, example) => {
      const validate = ajv.compile({ $ref: `contract#${pointer}/schema` });
      validate(example);
      expect(validate.errors).toBeNull();
    },
  );
});
