import { parseFormBody } from './formBody.ts';

const parsed = (body: string): unknown => JSON.parse(JSON.stringify(parseFormBody(body)));

describe('parseFormBody', () => {
  it('reads plain fields, fields by key, and lists by key [OPEN-02, OPEN-38]', () => {
    const body =
      'product_id=41&quantity=2&option[12]=34&option%5B13%5D%5B%5D=35&option[13][]=36&option[14]=a+b%26c';
    expect(parsed(body)).toEqual({
      product_id: '41',
      quantity: '2',
      option: { '12': '34', '13': ['35', '36'], '14': 'a b&c' },
    });
  });

  it('keeps a JSON field as text [OPEN-37]', () => {
    expect(parsed('option=%7B%2212%22%3A%2234%22%7D')).toEqual({ option: '{"12":"34"}' });
  });

  it('takes the last of repeated plain fields, empty values, and equals signs in values', () => {
    expect(parsed('a=1&a=2&b=&c&d=x=y&&')).toEqual({ a: '2', b: '', c: '', d: 'x=y' });
  });

  it('allows no prototype pollution', () => {
    const form = parseFormBody(
      '__proto__[polluted]=1&constructor[prototype]=1&option[__proto__]=1&__proto__=1',
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(form)).toBeNull();
    expect(Object.keys(form['option'] ?? {})).toEqual(['__proto__']);
  });

  it.each(['a=%', 'a=%E0%A4', '%zz=1', 'a[b][c]=1', 'a[=1', '=1', '[]=1'])('rejects %s', (body) => {
    expect(() => parseFormBody(body)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });

  it('rejects too many fields', () => {
    expect(() => parseFormBody('a=1&'.repeat(1001))).toThrow(
      expect.objectContaining({ statusCode: 400 }),
    );
  });
});
