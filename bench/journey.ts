import type { Report } from './report.ts';
import type { Shop } from './shop.ts';
import { isPlain, listProducts } from './shopCalls.ts';
import { shopPages } from './shopPages.ts';
import { measureSteps, type Step } from './steps.ts';

const FIRST_PAGE = 24;

export async function addButtonSelector(shop: Shop): Promise<string> {
  const name = (await listProducts(shop, FIRST_PAGE)).find(isPlain)?.name;
  return `main article button[aria-label="Add to cart: ${name}"]`;
}

async function stepsOf(shop: Shop): Promise<Step[]> {
  const card = { from: shopPages.home, pressed: 'main article a[href^="/shop/"]' };
  return [
    { ...card, name: 'home to product', changed: 'main h1' },
    { ...card, name: '… to its upper part', changed: 'main form [aria-label^="Add to cart: "]' },
    {
      name: 'add to badge',
      from: shopPages.shop,
      pressed: await addButtonSelector(shop),
      changed: 'header [href="/checkout/cart"]',
    },
  ];
}

export function measureJourney(runs: number): Promise<Report> {
  return measureSteps('From the tap to the frame that shows it, on the same phone', runs, stepsOf);
}
