import { signInPath, signInDestination, withDestination } from './signInDestination.ts';

describe('destination after sign-in', () => {
  it('returns the page from the location [OPEN-03]', () => {
    expect(signInDestination('?to=%2Faccount%2Forders%3Fpage%3D2')).toBe('/account/orders?page=2');
    expect(signInDestination(signInPath('/checkout').slice('/account/login'.length))).toBe(
      '/checkout',
    );
  });

  it.each([
    '',
    '?to=',
    '?to=https%3A%2F%2Fevil.example%2F',
    '?to=%2F%2Fevil.example',
    '?to=%2F%5Cevil.example',
    '?to=%2F.%2F%2Fevil.example',
    '?to=javascript%3Aalert(1)',
    '?to=account%2Forders',
    '?to=%2Faccount%2Flogout',
    '?to=%2Faccount%2Flogin%3Fto%3D%2F',
  ])('returns the dashboard for %j [OPEN-03, OPEN-19]', (search) => {
    expect(signInDestination(search)).toBe('/account/dashboard');
  });

  it('passes the page on to other sign-in pages', () => {
    expect(withDestination('/account/register', '?to=%2Fcheckout')).toBe(
      '/account/register?to=%2Fcheckout',
    );
    expect(withDestination('/account/register', '')).toBe('/account/register');
  });
});
