import { classNames } from './classNames.ts';

describe('classNames', () => {
  it('joins the names that are there', () => {
    expect(classNames('a', undefined, false, 'b')).toBe('a b');
    expect(classNames()).toBe('');
  });
});
