import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { Started } from '../../../testing/Started.tsx';
import { Footer } from './Footer.tsx';

const config = {
  store_name: 'Hill Pantry',
  store_phone: '+91 80 4718 2200',
  store_email: 'hello@hill.example',
  store_address: '12 Cubbon Road<br>Bengaluru',
};

async function setUp(getConfig: object = config) {
  const rendered = renderWithProviders(
    <Started>
      <Footer />
    </Started>,
    { answers: { getConfig } },
  );
  await screen.findByText(/© .* Hill Pantry/);
  return rendered;
}

function section(name: string) {
  const heading = screen.getByRole('heading', { name });
  return within(heading.closest('section') ?? document.body);
}

describe('Footer', () => {
  it('tells the story of the shop [FOOTER-01, OPEN-46]', async () => {
    await setUp();
    expect(
      section('About Us').getByText(/two founders on a trek during a business-school course/),
    ).toBeVisible();
  });

  it('lists the services [FOOTER-04, FOOTER-05]', async () => {
    await setUp();
    const services = within(screen.getByRole('region', { name: 'Our services' }));
    for (const name of ['Free shipping', '24/7 customer support', 'Safe and secure checkout']) {
      expect(services.getByText(name)).toBeVisible();
    }
  });

  it('links to phone and email [FOOTER-06, FOOTER-07]', async () => {
    await setUp();
    const chat = section("Let's Chat");
    expect(chat.getByRole('link', { name: 'Call +91 80 4718 2200' })).toHaveAttribute(
      'href',
      'tel:+918047182200',
    );
    expect(chat.getByRole('link', { name: 'hello@hill.example' })).toHaveAttribute(
      'href',
      'mailto:hello@hill.example',
    );
  });

  it('omits phone and email that are not set [FOOTER-07, FOOTER-08]', async () => {
    await setUp({ store_name: 'Hill Pantry' });
    const chat = section("Let's Chat");
    for (const link of chat.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toMatch(/^(?:tel|mailto):/);
    }
  });

  it.each([
    [
      'three networks of a backend that knows no addresses',
      {},
      {
        Facebook: 'https://www.facebook.com/',
        Instagram: 'https://www.instagram.com/',
        YouTube: 'https://www.youtube.com/',
      },
    ],
    [
      'the networks whose addresses are set',
      {
        social_facebook: '',
        social_instagram: 'https://www.instagram.com/hill.example',
        social_youtube: 'javascript:alert(1)',
      },
      { Instagram: 'https://www.instagram.com/hill.example' },
    ],
  ])('links to %s [FOOTER-09, OPEN-45]', async (_case, addresses, shown) => {
    await setUp({ ...config, ...addresses });
    const networks = within(
      section("Let's Chat").getByRole('list', { name: 'Social networks' }),
    ).getAllByRole('link');
    expect(
      Object.fromEntries(
        networks.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
      ),
    ).toEqual(shown);
  });

  it('links to the four policies [ROUTES-31, ROUTES-32, ROUTES-33]', async () => {
    await setUp();
    const links = section('Useful Links').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/info/privacy-policy',
      '/info/shipping-delivery-policy',
      '/info/cancellation-refund-policy',
      '/info/terms-condition',
    ]);
  });

  it('links to the about page and the contact form [ROUTES-29, OPEN-04]', async () => {
    await setUp();
    expect(section('About Us').getByRole('link', { name: 'Our story' })).toHaveAttribute(
      'href',
      '/info/about-us',
    );
    expect(section("Let's Chat").getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/info/contact',
    );
  });

  it("shows the texts of the shop's settings instead of the defaults [FOOTER-02, FOOTER-03]", async () => {
    await setUp({
      ...config,
      footer: {
        about_text: 'Two friends and a cart.',
        about_link: '/info/our-cart',
        chat_text: 'Mornings only.',
        credit: 'Drawn by a neighbour',
        services: [{ name: 'shipping', title: 'By bicycle', text: 'Within the town' }],
        links: [
          { path: 'info/imprint', title: 'Imprint' },
          { path: 'https://map.example/shop', title: 'Map' },
          { path: 'javascript:alert(1)', title: 'Odd' },
        ],
      },
    });
    const about = section('About Us');
    expect(about.getByText('Two friends and a cart.')).toBeVisible();
    expect(about.getByRole('link')).toHaveAttribute('href', '/info/our-cart');
    expect(section("Let's Chat").getByText('Mornings only.')).toBeVisible();
    const services = within(screen.getByRole('region', { name: 'Our services' }));
    expect(services.getByRole('listitem')).toHaveTextContent('By bicycleWithin the town');
    const links = section('Useful Links').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/info/imprint',
      'https://map.example/shop',
      '/javascript:alert(1)',
    ]);
    expect(screen.getByText('Drawn by a neighbour')).toBeVisible();
  });

  it("shows no sections that the shop's settings leave empty [FOOTER-06, FOOTER-13]", async () => {
    await setUp({
      ...config,
      footer: {
        about_text: '',
        about_link: '',
        chat_text: '',
        credit: '',
        services: [],
        links: [],
      },
    });
    expect(screen.queryByRole('region', { name: 'Our services' })).toBeNull();
    for (const name of ['About Us', 'Useful Links']) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    expect(section("Let's Chat").getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  it('shows the address with its line breaks [FOOTER-10, FOOTER-11]', async () => {
    await setUp();
    const text = await section('Address').findByText(/12 Cubbon Road/);
    expect(text).toHaveTextContent('12 Cubbon Road');
    expect(text.innerHTML).toContain('<br>');
  });

  it.each(['Address', ''])(
    'shows no address for «%s» [FOOTER-10, CONFLICT-35]',
    async (store_address) => {
      await setUp({ ...config, store_address });
      expect(screen.queryByRole('heading', { name: 'Address' })).toBeNull();
    },
  );

  it('ends with year, name and credit [FOOTER-14, FOOTER-15]', async () => {
    await setUp();
    const year = new Date().getFullYear();
    expect(screen.getByText(`© ${year} Hill Pantry. All rights reserved.`)).toBeVisible();
    expect(screen.getByText(/^Design: /)).toBeVisible();
  });
});
