import { testTitles } from './testTitles.ts';

describe('testTitles', () => {
  it('reads the ids at the end of a title', () => {
    const source = `it('takes status 1 as success [CART-07]', () => {});`;
    expect(testTitles(source)).toEqual([
      { ids: ['CART-07'], text: 'takes status 1 as success', isFull: false },
    ]);
  });

  it('reads several ids', () => {
    const source = `test('adds once [E-12, CART-07]', async ({ page }) => {});`;
    expect(testTitles(source)).toEqual([
      { ids: ['E-12', 'CART-07'], text: 'adds once', isFull: false },
    ]);
  });

  it('reads the @full tag at the end of a title', () => {
    const source = `test('in Firefox [CART-07] @full', () => {});`;
    expect(testTitles(source)).toEqual([{ ids: ['CART-07'], text: 'in Firefox', isFull: true }]);
  });

  it('reads no id in the middle of a title', () => {
    const source = `it('adds once (CART-07)', () => {});`;
    expect(testTitles(source)).toEqual([{ ids: [], text: 'adds once (CART-07)', isFull: false }]);
  });

  it('reads groups, tables and titles with placeholders', () => {
    const source = `
      describe('a failed call [ERRORS-01]', () => {
        it.each([502, 503])('maps %s [ERRORS-02]', () => {});
        for (const row of rows) test(\`answers \${row.status} once [ERRORS-03]\`, () => {});
      });`;
    expect(testTitles(source)).toEqual([
      { ids: ['ERRORS-01'], text: 'a failed call', isFull: false },
      { ids: ['ERRORS-02'], text: 'maps %s', isFull: false },
      { ids: ['ERRORS-03'], text: 'answers … once', isFull: false },
    ]);
  });

  it('reads the ids of table rows', () => {
    const source = `
      it.each([
        ['after an edit [CART-07]', 1],
        ['after a remove', 2],
        ['CART-08', 3],
      ])('reads the cart %s [LIMITS-17]', () => {});`;
    expect(testTitles(source)).toEqual([
      { ids: ['LIMITS-17'], text: 'reads the cart %s', isFull: false },
      { ids: ['CART-07'], text: 'after an edit', isFull: false },
      { ids: [], text: 'after a remove', isFull: false },
      { ids: ['CART-08'], text: '', isFull: false },
    ]);
  });

  it('skips skipped tests and calls that declare none', () => {
    const source = `
      it.skip('is skipped [CART-01]', () => {});
      test.fixme('is broken [CART-02]', () => {});
      submit('is no test [CART-03]', () => {});
      /CART-04/.test('is a text [CART-04]');`;
    expect(testTitles(source)).toEqual([]);
  });
});
