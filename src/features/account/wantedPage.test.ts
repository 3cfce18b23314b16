import { signInPath, wantedPage, withWanted } from './wantedPage.ts';

describe('wantedPage', () => {
  it('OPEN-03 is the page that the location names', () => {
    expect(wantedPage('?to=%2Faccount%2Forders%3Fpage%3D2')).toBe('/account/orders?page=2');
    expect(wantedPage(signInPath('/checkout').slice('/account/login'.length))).toBe('/checkout');
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
  ])('OPEN-03 OPEN-19 is the dashboard at %j', (search) => {
    expect(wantedPage(search)).toBe('/account/dashboard');
  });

  it('goes along to other pages of the entrance', () => {
    expect(withWanted('/account/register', '?to=%2Fcheckout')).toBe(
      '/account/register?to=%2Fcheckout',
    );
    expect(withWanted('/account/register', '')).toBe('/account/register');
  });
});
