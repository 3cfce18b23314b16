import { followRedirect } from './followRedirect.ts';

describe('followRedirect', () => {
  it.each([
    [false, ['/account/login']],
    [true, []],
  ])('in time travel: %s, navigates to %j [WISHLIST-05, E-11]', async (past, expected) => {
    const visited: unknown[] = [];
    const navigate = (to: unknown) => void visited.push(to);
    await followRedirect('/account/login', navigate)(undefined, undefined, {
      isPast: () => past,
    });
    expect(visited).toEqual(expected);
  });
});
