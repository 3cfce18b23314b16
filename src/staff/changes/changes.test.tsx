import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { load } from 'js-yaml';
import type { Change, ChangeSubject } from '../../api/staffApi.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { fieldTexts } from './fieldTexts.ts';

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Schemas = Readonly<Record<string, Schema>>;

interface Contract {
  readonly components: { readonly schemas: Schemas };
}

const RECORDED = [
  'ProductValues',
  'CouponValues',
  'DeliveryMethodValues',
  'CurrencyValues',
  'CollectionValues',
  'ShopValues',
  'ContentValues',
  'TaxPolicy',
  'TaxClassForm',
];

const UNNAMED = new Set(['id', 'en', 'fr']);

const NAMES: Readonly<Record<string, string>> = {
  'shop/details': 'Store settings',
  'shop/demo': 'Demo content',
  'tax/policy': 'Tax settings',
};

/** Returns all property names of a schema. The depth limit stops recursion in menu entries. */
function namesIn(schemas: Schemas, schema: Schema, depth = 0): string[] {
  if (depth > 6) return [];
  const { $ref, items, properties = {} } = schema;
  const named = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? ''];
  return [
    ...(named ? namesIn(schemas, named, depth + 1) : []),
    ...(items ? namesIn(schemas, items, depth + 1) : []),
    ...Object.entries(properties).flatMap(([name, part]) => [
      name,
      ...namesIn(schemas, part, depth + 1),
    ]),
  ];
}

function changeOf(subject: ChangeSubject, id: string): Change {
  return {
    id: `${subject}-${id}`,
    at: '2026-11-20T08:15:00.000Z',
    by: 'Asha Rao',
    operation: 'packLine',
    subject,
    subject_id: id,
    before: {},
    after: { note: subject },
  };
}

describe('activity log', () => {
  it('shows plain text unchanged and HTML as text', async () => {
    const change = (id: string, subject: ChangeSubject, after: object): Change => ({
      ...changeOf(subject, id),
      after: { ...after },
    });
    renderStaff({
      address: '/staff/changes',
      answers: {
        listChanges: {
          changes: [
            change('12', 'product', {
              brand: '<img src=x>',
              description: '<p>Rice &amp; <b>beans</b></p>',
            }),
            change('footer', 'content', { checkout_text: 'Under <5 minutes' }),
            change('teas', 'collection', { description: 'Leaves <2 g' }),
          ],
          has_more: false,
        },
      },
    });
    expect(await screen.findByText(/: <img src=x>$/)).toBeVisible();
    expect(screen.getByText(/: Rice & beans$/)).toBeVisible();
    expect(screen.getByText(/: Under <5 minutes$/)).toBeVisible();
    expect(screen.getByText(/: Leaves <2 g$/)).toBeVisible();
  });

  it('shows only added and removed list entries, and names products', async () => {
    const entry = (title: string, children: object[] = []) => ({
      path: `/${title}`,
      texts: { en: { title }, fr: { title: '' } },
      children,
    });
    const menuChange: Change = {
      ...changeOf('content', 'menu/menu'),
      before: { menu: [entry('Shop'), entry('Fruits', [entry('Apples')]), entry('Blog')] },
      after: { menu: [entry('Shop'), entry('Fruits', [entry('Pears')]), entry('Blog')] },
    };
    const moved: Change = {
      ...changeOf('content', 'menu/menu'),
      id: 'moved',
      before: { menu: [entry('Tea'), entry('Rice')] },
      after: { menu: [entry('Rice'), entry('Tea')] },
    };
    const ofProduct = { ...changeOf('product', '34'), subject_name: 'Basmati rice' };
    renderStaff({
      address: '/staff/changes',
      answers: { listChanges: { has_more: false, changes: [menuChange, moved, ofProduct] } },
    });
    const changed = await screen.findByText(/Apples.*→.*Pears/);
    expect(changed).not.toHaveTextContent(/Shop|Blog/);
    expect(screen.getByText(/Tea.*Rice.*→.*Rice.*Tea/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Basmati rice' })).toHaveAttribute(
      'href',
      '/staff/products/34',
    );
  });

  it('names the state of an import and of a refund differently', async () => {
    const ended: Change = {
      ...changeOf('import', '3'),
      subject_name: 'mill.csv',
      after: { state: 'done' },
    };
    const sent: Change = { ...changeOf('order', 'RR-7K2M9X'), after: { state: 'done' } };
    renderStaff({
      address: '/staff/changes',
      answers: { listChanges: { has_more: false, changes: [ended, sent] } },
    });
    expect(await screen.findByText('mill.csv')).toBeVisible();
    expect(screen.getByText('Status: Done')).toBeVisible();
    expect(screen.getByText('Status: Paid out')).toBeVisible();
  });

  it('summarizes a new item and names unique content', async () => {
    const added: Change = {
      ...changeOf('product', '34'),
      operation: 'addProduct',
      after: { name: 'Basmati rice', brand: '', special: null, allergens: [], texts: { fr: '' } },
    };
    const menu = { ...changeOf('content', 'menu/menu'), after: {} };
    const page = { ...changeOf('content', 'page/about-us'), subject_name: 'About us', after: {} };
    renderStaff({
      address: '/staff/changes',
      answers: { listChanges: { has_more: false, changes: [added, menu, page] } },
    });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/Basmati rice/)).toBeVisible();
    expect(main.queryByText(/–/)).toBeNull();
    expect(main.getByRole('link', { name: 'Main menu' })).toBeVisible();
    expect(main.getByRole('link', { name: 'About us' })).toBeVisible();
  });

  it('links to each item that has a page', async () => {
    const subjects: [ChangeSubject, string, string][] = [
      ['order', 'RR-7K2M9X', '/staff/orders/RR-7K2M9X'],
      ['product', '12', '/staff/products/12'],
      ['customer', '9', '/staff/customers/9'],
      ['collection', 'teas', '/staff/collections'],
      ['coupon', 'DIWALI', '/staff/coupons/DIWALI'],
      ['content', 'page/about', '/staff/content/page/about'],
      ['delivery', '3', '/staff/delivery/3'],
      ['slot', '41', '/staff/delivery'],
      ['currency', 'EUR', '/staff/currencies'],
      ['tax', '2027-01-01', '/staff/currencies'],
      ['tax', 'policy', '/staff/currencies'],
      ['shop', 'details', '/staff/shop'],
      ['shop', 'demo', '/staff/first-steps'],
    ];
    const changes = [
      ...subjects.map(([subject, id]) => changeOf(subject, id)),
      changeOf('member', '7'),
    ];
    renderStaff({
      address: '/staff/changes',
      answers: { listChanges: { has_more: false, changes } },
    });
    const page = within(await screen.findByRole('main'));
    for (const [subject, id, path] of subjects) {
      const name = NAMES[`${subject}/${id}`] ?? id;
      expect(await page.findByRole('link', { name })).toHaveAttribute('href', path);
    }
    expect(screen.queryByRole('link', { name: '7' })).toBeNull();
  });

  it('names an item that the member may not open', async () => {
    const { answer: session } = examples.getStaffSession;
    const may = (name: string) => name === 'changes.read';
    renderStaff({
      address: '/staff/changes',
      answers: {
        getStaffSession: { ...session, permissions: session.permissions.filter(may) },
        listChanges: {
          has_more: false,
          changes: [
            { ...changeOf('coupon', 'DIWALI'), operation: 'saveCoupon' },
            { ...changeOf('shop', 'details'), operation: 'saveShopDetails' },
          ],
        },
      },
    });
    expect((await screen.findByText('DIWALI')).parentElement).toHaveTextContent(
      / edited coupon DIWALI$/,
    );
    expect(screen.getByText('Store settings').parentElement).toHaveTextContent(
      / updated Store settings$/,
    );
    expect(screen.queryByRole('link', { name: 'DIWALI' })).toBeNull();
  });

  it("formats values in the reader's language", async () => {
    const change: Change = {
      ...changeOf('coupon', 'DIWALI'),
      operation: 'saveCoupon',
      before: { minimum: 500, is_paused: false, ends: null },
      after: { minimum: 1250.5, is_paused: true, ends: '2026-11-30T18:29:00.000Z' },
    };
    const answers = { listChanges: { has_more: false, changes: [change] } };
    const english = renderStaff({ address: '/staff/changes', answers });
    expect(
      await screen.findByText(/^Minimum order value: ₹ 500.00\/- → ₹ 1,250.50\/-$/),
    ).toBeVisible();
    expect(screen.getByText('Paused: no → yes')).toBeVisible();
    expect(screen.getByText(/^Ends: – → 30 Nov 2026, 11:59/)).toBeVisible();
    english.unmount();
    renderStaff({ address: '/staff/changes', answers, language: 'fr' });
    expect(await screen.findByText(/ : non → oui$/)).toBeVisible();
    expect(screen.getByText(/₹ 1\s250,50\/-$/)).toBeVisible();
  });

  it('filters by person, subject and day', async () => {
    const { user, calls } = renderStaff({ address: '/staff/changes' });
    const choose = async (name: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Team member', 'Ravi Iyer');
    await choose('Type', 'Coupons');
    await user.type(screen.getByLabelText('Date'), '2026-11-20');
    await waitFor(() => {
      const asked = calls.findLast(({ operation }) => operation === 'listChanges');
      expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
        member_id: '2',
        subject: 'coupon',
        day: '2026-11-20',
      });
    });
  });

  it.each([
    ['/staff/collections', 'subject=collection'],
    ['/staff/currencies', 'subject=currency'],
    ['/staff/currencies', 'subject=tax'],
    ['/staff/delivery', 'subject=slot'],
    ['/staff/delivery/1', 'subject=delivery'],
    ['/staff/members', 'subject=member'],
    ['/staff/messages', 'subject=message'],
    ['/staff/reviews', 'subject=review'],
    ['/staff/shop', 'subject=shop'],
  ])('is linked from %s by %s', async (address, query) => {
    renderStaff({ address });
    await waitFor(() => {
      const links = document.querySelectorAll('main a[href^="/staff/changes?"]');
      const targets = [...links].map((link) => link.getAttribute('href') ?? '');
      expect(targets.filter((target) => target.includes(query))).not.toEqual([]);
    });
  });

  it('has a label for every saved value', () => {
    const contract = load(readFileSync('contract/staff.yaml', 'utf8')) as Contract;
    const { schemas } = contract.components;
    const names = RECORDED.flatMap((schema) => namesIn(schemas, { $ref: `/${schema}` }));
    const plain = names.map((name) => name.replace(/_(?:en|fr)$/, ''));
    const unnamed = plain.filter((name) => !(name in fieldTexts) && !UNNAMED.has(name));
    expect([...new Set(unnamed)]).toEqual([]);
  });
});
