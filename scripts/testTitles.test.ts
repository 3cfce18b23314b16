import { testTitles } from './testTitles.ts';

describe('testTitles', () => {
  it('takes the ids from the start of a title', () => {
    const source = `it('CART-07 takes status 1 as success', () => {});`;
    expect(testTitles(source)).toEqual([
      { ids: ['CART-07'], text: 'takes status 1 as success', isFull: false },
    ]);
  });

  it('takes several ids, whatever separates them', () => {
    const source = `test('E-12, CART-07 CART-08 and CART-09: adds once', async ({ page }) => {});`;
    expect(testTitles(source)).toEqual([
      { ids: ['E-12', 'CART-07', 'CART-08', 'CART-09'], text: 'adds once', isFull: false },
    ]);
  });

  it('takes the tag of what npm test leaves out from the end of a title', () => {
    const source = `test('CART-07 in Firefox @full', () => {});`;
    expect(testTitles(source)).toEqual([{ ids: ['CART-07'], text: 'in Firefox', isFull: true }]);
  });

  it('takes no id from the middle of a title', () => {
    const source = `it('adds once (CART-07)', () => {});`;
    expect(testTitles(source)).toEqual([{ ids: [], text: 'adds once (CART-07)', isFull: false }]);
  });

  it('reads groups, tables and titles with values in them', () => {
    const source = `
      describe('ERRORS-01 a failed call', () => {
        it.each([502, 503])('ERRORS-02 maps %s', () => {});
        for (const row of rows) test(\`ERRORS-03 answers \${row.status} once\`, () => {});
      });`;
    expect(testTitles(source)).toEqual([
      { ids: ['ERRORS-01'], text: 'a failed call', isFull: false },
      { ids: ['ERRORS-02'], text: 'maps %s', isFull: false },
      { ids: ['ERRORS-03'], text: 'answers … once', isFull: false },
    ]);
  });

  it('reads the rows of a table whose titles begin with them', () => {
    const source = `
      it.each([
        ['CART-07 after an edit', 1],
        ['after a remove', 2],
      ])('LIMITS-17 %s the cart is read', () => {});`;
    expect(testTitles(source)).toEqual([
      { ids: ['LIMITS-17'], text: '%s the cart is read', isFull: false },
      { ids: ['CART-07'], text: 'after an edit', isFull: false },
      { ids: [], text: 'after a remove', isFull: false },
    ]);
  });

  it('leaves out skipped tests and calls that declare none', () => {
    const source = `
      it.skip('CART-01 is skipped', () => {});
      test.fixme('CART-02 is broken', () => {});
      submit('CART-03 is no test', () => {});
      /CART-04/.test('CART-04 is a text');`;
    expect(testTitles(source)).toEqual([]);
  });
});
