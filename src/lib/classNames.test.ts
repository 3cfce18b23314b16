import { classNames } from './classNames.ts';

describe('classNames', () => {
  it('joins the names and skips absent ones', () => {
    expect(classNames('a', undefined, false, 'b')).toBe('a b');
    expect(classNames()).toBe('');
  });
});
