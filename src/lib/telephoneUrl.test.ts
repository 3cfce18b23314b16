import { telephoneUrl } from './telephoneUrl.ts';

it.each([
  ['+91 98450 12345', 'tel:+919845012345'],
  ['+91 98765 43210 ext. 5', 'tel:+919876543210;ext=5'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('%s becomes %s', (number, url) => {
  expect(telephoneUrl(number)).toBe(url);
});
