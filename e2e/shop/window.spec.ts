import type { APIRequestContext } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { sentEmails } from '../support/outbox.ts';
import { expect, test } from '../support/shop.ts';

const INFO_PAGES = [
  ['/info/about-us', 'About us', 'À propos'],
  ['/info/privacy-policy', 'Privacy policy', 'Politique de confidentialité'],
  ['/info/shipping-delivery-policy', 'Shipping and delivery', 'Expédition et livraison'],
  ['/info/cancellation-refund-policy', 'Cancellation and refund', 'Annulation et remboursement'],
  ['/info/terms-condition', 'Terms and conditions', 'Conditions générales'],
  ['/info/contact', 'Contact', 'Contact'],
] as const;

for (const [address, english, french] of INFO_PAGES) {
  test(`${address} is readable without scripts, in both languages [ROUTES-03, PRODUCT-18]`, async ({
    browser,
    shop,
  }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const page = await bare.newPage();
    for (const [language, title] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      await page.goto(`${address}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} - Ridge & Root`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toBeTruthy();
    }
    await bare.close();
  });
}

test('The footer links to the policies and three social networks [FOOTER-09, ROUTES-30, FOOTER-12]', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list', { name: 'Social networks' }).getByRole('link')).toHaveCount(
    3,
  );
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/info/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('/info/comingsoon has no header or footer [SHELL-06, SHELL-07]', async ({ page }) => {
  await open(page, '/info/comingsoon');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to shop' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('banner').first()).toBeVisible();
});

test('The blog leads from the menu to a list, its second page, a topic, a post and a product [ROUTES-05, SHELL-02] @full', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle('Blog - Ridge & Root');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(main.getByRole('article')).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'In season' })
    .click();
  await expect(page).toHaveURL('/blog?tag=season');
  await expect(page).toHaveTitle('In season - Blog - Ridge & Root');

  await main.getByRole('link', { name: 'Honey by moonlight' }).click();
  await expect(page).toHaveURL('/blog/honey-by-moonlight');
  await expect(page).toHaveTitle('Honey by moonlight - Ridge & Root');
  await expect(page.getByRole('heading', { level: 1, name: 'Honey by moonlight' })).toBeVisible();
  await main.getByRole('link', { name: 'Forest honey' }).first().click();
  await expect(page).toHaveURL('/shop/forest-honey');
  await page.goBack();
  await expect(page).toHaveURL('/blog/honey-by-moonlight');
});

for (const address of ['/blog', '/blog/how-to-cook-dal', '/info/about-us', '/info/contact']) {
  test(`${address} hydrates without refetching${address === '/blog' ? '' : ' @full'} [CONFLICT-52]`, async ({
    page,
  }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/blog\/post|content\/page/.test(request.url())) reads.push(request.url());
    });
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(reads).toEqual([]);
  });
}

test('A contact message is mailed and survives a failed submit [OPEN-04] @full', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/500|Failed to load resource/);
  await open(page, '/info/contact');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Meera Nair');
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@example.com');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Before noon, please?');
  await page.route(/content\/contact/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/Couldn’t send this/)).toBeVisible();
  await page.unroute(/content\/contact/);
  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'Before noon, please?',
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Thank you\. We’ve received your message\./)).toBeVisible();
  await expect
    .poll(async () =>
      (await sentEmails(shop)).filter((text) => text.includes('Message from Meera')),
    )
    .toHaveLength(1);
  expect((await sentEmails(shop)).join('\n')).toMatch(/^Reply-To: meera@example\.com/im);
});

function ask(request: APIRequestContext, address: string) {
  return request.get(address, { maxRedirects: 0 });
}

test('Unknown paths redirect to a page with status 404, and every page has one URL [OPEN-06, ROUTES-09]', async ({
  request,
}) => {
  for (const address of ['/info/nothing', '/blog/nothing', '/blog?tag=nothing', '/shop/nothing']) {
    const answer = await ask(request, address);
    expect(answer.status(), address).toBe(302);
    expect(answer.headers()['location']).toBe('/info/not-found');
  }
  expect((await ask(request, '/info/not-found')).status()).toBe(404);
  const french = await ask(request, '/shop/nothing?page=2&lang=fr');
  expect(french.headers()['location']).toBe('/info/not-found?lang=fr');
  const moved = await ask(request, '/blog/?page=2');
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe('/blog?page=2');
});

test('robots.txt names the sitemap, which lists pages that respond [E-08]', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)</g)];
  const paths = listed.map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  for (const address of [
    '/',
    '/shop',
    '/blog',
    '/info/about-us',
    '/blog/how-to-cook-dal?lang=fr',
  ]) {
    expect(paths).toContain(address);
    expect((await ask(request, address)).status(), address).toBe(200);
  }
});

test('Pages have a canonical URL, alternate languages, a feed and structured data [E-08, LANGUAGE-01]', async ({
  request,
}) => {
  const post = await (await request.get('/blog/how-to-cook-dal?lang=fr&utm=x')).text();
  const origin = /<meta property="og:url" content="(https?:\/\/[^/"]+)/.exec(post)?.[1] ?? '';
  const address = `${origin}/blog/how-to-cook-dal`;
  expect(post).toContain(`<link rel="canonical" href="${address}?lang=fr"/>`);
  expect(post).toContain(`<link rel="alternate" hrefLang="en" href="${address}"/>`);
  expect(post).toContain(`<link rel="alternate" hrefLang="fr" href="${address}?lang=fr"/>`);
  const head = post.slice(0, post.indexOf('</head>'));
  expect(head).toContain('rel="canonical"');
  expect(head).toContain('"@type":"BlogPosting"');
  expect(head).toContain('"@type":"BreadcrumbList"');
  expect(await (await request.get('/')).text()).toContain('"@type":"Organization"');
  const list = await (await request.get('/blog')).text();
  expect(list).toContain('href="/blog/feed.xml"');
  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(6);
});
