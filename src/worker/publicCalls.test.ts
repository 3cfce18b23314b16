import examples from '../testing/examples.gen.json' with { type: 'json' };
import { callKey, isPublicCall } from './publicCalls.ts';

const shop = 'https://shop.example';
const isCached = (address: string) => isPublicCall(new URL(address, shop));

/** Reads of the contract that are not the same for everybody, or that hold a token. */
const PERSONAL = /^\/(?:account|checkout|order|payment)\/|apitoken|common\/currency|recent_view/;

describe('isPublicCall', () => {
  it('E-09 caches what everybody may read, in both forms of the URL', () => {
    expect(isCached('/api?route=product/search&page=2&api_token=abc')).toBe(true);
    expect(isCached('/api/common/menu?api_token=abc')).toBe(true);
  });

  it.each(
    Object.entries(examples)
      .filter(([, { path }]) => PERSONAL.test(path))
      .map(([operation, { path }]) => [operation, path]),
  )('E-09 never keeps the answer to %s', (_operation, path) => {
    expect(isCached(`/api${path}?api_token=abc`)).toBe(false);
    expect(isCached(`/api?route=${path.slice(1)}&api_token=abc`)).toBe(false);
  });

  it('E-09 caches no page and no file as a call', () => {
    expect(isCached('/product/search')).toBe(false);
    expect(isCached('/apiproduct/search')).toBe(false);
  });
});

describe('callKey', () => {
  const call = (token: string) => `${shop}/api?route=product/search&search=rice&api_token=${token}`;

  it('E-09 holds no token: answers are found again whoever asks', () => {
    expect(callKey(call('abc'), 'en')).toBe(callKey(call('def'), 'en'));
    expect(callKey(call('abc'), 'en')).not.toContain('abc');
  });

  it('E-09 tells languages and arguments apart', () => {
    expect(callKey(call('abc'), 'en')).not.toBe(callKey(call('abc'), 'fr'));
    expect(callKey(`${call('abc')}&page=2`, 'en')).not.toBe(callKey(call('abc'), 'en'));
  });
});
