import { followRedirect } from './followRedirect.ts';

describe('redirectFollowed', () => {
  it.each([
    [false, ['/account/login']],
    [true, []],
  ])('WISHLIST-05 E-11 while the past is shown: %s, goes to %j', async (past, expected) => {
    const visited: unknown[] = [];
    const navigate = (to: unknown) => void visited.push(to);
    await followRedirect('/account/login', navigate)(undefined, undefined, {
      isPast: () => past,
    });
    expect(visited).toEqual(expected);
  });
});
