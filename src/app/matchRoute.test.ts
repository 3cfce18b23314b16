import { matchRoute } from './matchRoute.ts';

it.each([
  ['/shop/caf%C3%A9', 'café'],
  ['/shop/café', 'café'],
  ['/pcaf%C3%A9', 'café'],
  ['/shop/%72ed-apples', 'red-apples'],
  ['/shop/a%2Fb%20c', 'a/b c'],
  ['/shop/50%25', '50%'],
  ['/shop/%E0%A4', '%E0%A4'],
])('%s has the handle %s [ROUTES-02]', (pathname, handle) => {
  expect(matchRoute(pathname)?.params['handle']).toBe(handle);
});
