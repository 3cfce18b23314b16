import { addButtonSelector } from './journey.ts';
import type { Report } from './report.ts';
import type { Shop } from './shop.ts';
import { shopPages } from './shopPages.ts';
import { measureSteps, type Step } from './steps.ts';

async function stepsOf(shop: Shop): Promise<Step[]> {
  const from = shopPages.shop;
  return [
    { from, name: 'add', pressed: await addButtonSelector(shop) },
    { from, name: 'plus', pressed: 'main article [aria-label^="One more of "]' },
    { from, name: 'heart', pressed: 'main article [aria-label^="Wishlist: "]' },
    { from, name: 'menu', pressed: 'header [aria-controls="mobile-menu"]' },
    { from, name: 'search', pressed: 'header input[type="search"]' },
    { from, name: 'filters', pressed: 'main [aria-controls][aria-expanded="false"]' },
    { from, name: 'sort', pressed: 'main label select', chosen: 'price_asc' },
    { from, name: 'language', pressed: 'header [aria-label="Language"]', chosen: 'fr' },
    { from, name: 'quick view', pressed: 'main article [aria-label^="Quick view: "]' },
    { from, name: 'mini cart', pressed: 'header [href="/checkout/cart"]' },
  ];
}

export function measureInp(runs: number): Promise<Report> {
  return measureSteps('From a press to the next frame, on the same phone', runs, stepsOf);
}
