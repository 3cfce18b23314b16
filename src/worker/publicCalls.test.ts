import examples from '../testing/examples.gen.json' with { type: 'json' };
import { callKey, isPublicCall } from './publicCalls.ts';

const shop = 'https://shop.example';
const isCached = (address: string) => isPublicCall(new URL(address, shop));

const PERSONAL = /^\/(?:account|checkout|order|payment)\/|apitoken|common\/currency|recent_view/;

describe('isPublicCall', () => {
  it('caches public reads in both forms of the URL [E-09]', () => {
    expect(isCached('/api?route=product/search&page=2&api_token=abc')).toBe(true);
    expect(isCached('/api/common/menu?api_token=abc')).toBe(true);
  });

  it.each(
    Object.entries(examples)
      .filter(([, { path }]) => PERSONAL.test(path))
      .map(([operation, { path }]) => [operation, path]),
  )('never caches the answer to %s [E-09]', (_operation, path) => {
    expect(isCached(`/api${path}?api_token=abc`)).toBe(false);
    expect(isCached(`/api?route=${path.slice(1)}&api_token=abc`)).toBe(false);
  });

  it('does not treat pages or files as calls [E-09]', () => {
    expect(isCached('/product/search')).toBe(false);
    expect(isCached('/apiproduct/search')).toBe(false);
  });
});

describe('callKey', () => {
  const call = (token: string) => `${shop}/api?route=product/search&search=rice&api_token=${token}`;

  it('contains no token, so all tokens share an answer [E-09]', () => {
    expect(callKey(call('abc'), 'en')).toBe(callKey(call('def'), 'en'));
    expect(callKey(call('abc'), 'en')).not.toContain('abc');
  });

  it('separates languages and arguments [E-09]', () => {
    expect(callKey(call('abc'), 'en')).not.toBe(callKey(call('abc'), 'fr'));
    expect(callKey(`${call('abc')}&page=2`, 'en')).not.toBe(callKey(call('abc'), 'en'));
  });
});
