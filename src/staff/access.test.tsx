import { act, screen, waitFor, within } from '@testing-library/react';
import { operationPermissions, rolePermissions } from '../../contract/permissions.gen.ts';
import { staffApi, type Permission, type Role } from '../api/staffApi.ts';
import { locationChanged } from '../features/ui/locationSlice.ts';
import type { Answer } from '../testing/fakeBackend.ts';
import { problem } from '../testing/problem.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import examples from '../testing/staffExamples.gen.json' with { type: 'json' };
import { permissionOfPage, preloadStaffPage, staffPages } from './staffPages.ts';
import { staffPaths } from './staffPaths.ts';

const ROLES = Object.keys(rolePermissions) as Role[];
const REFUSED = 'You don’t have access to this page';

const ADDRESSES = staffPages.map(({ path }) =>
  path.replace(':kind', 'post').replace(/:\w+/g, '12').replace('post/12', 'page/about'),
);

const mayCall = (role: Role, operation: string): boolean => {
  const permission = operationPermissions[operation as keyof typeof operationPermissions];
  return (rolePermissions[role] as readonly string[]).includes(permission);
};

// Use selectors: role queries are too slow for a hundred pages.
const headingText = () => document.querySelector('h1')?.textContent;
const isGuarded = () => headingText() === REFUSED;

const pressable = () =>
  [...document.querySelectorAll('main :is(button, a)')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );

function answersFor(role: Role): Record<string, Answer> {
  const { member } = examples.getStaffSession.answer;
  const refused = Object.keys(operationPermissions)
    .filter((operation) => !mayCall(role, operation))
    .map((operation) => [operation, () => problem(403, REFUSED)] as const);
  return {
    ...Object.fromEntries(refused),
    getStaffSession: {
      ...examples.getStaffSession.answer,
      member: { ...member, role },
      permissions: rolePermissions[role],
    },
  };
}

async function renderStaffAs(role: Role, address: string = staffPaths.account) {
  const { store, calls } = renderStaff({ address, answers: answersFor(role) });
  const [menu] = await screen.findAllByRole('navigation', { name: 'Menu' });
  if (!menu) throw new Error('There is no menu.');
  let visits = 0;
  const settle = () =>
    act(async () => {
      await Promise.all(store.dispatch(staffApi.util.getRunningQueriesThunk()));
    });
  async function open(next: string): Promise<void> {
    visits += 1;
    const [pathname = '', search = ''] = next.split('?');
    await preloadStaffPage(pathname);
    act(() => {
      store.dispatch(
        locationChanged({
          pathname,
          search: search && `?${search}`,
          hash: '',
          key: String(visits),
          action: 'PUSH',
        }),
      );
    });
    await waitFor(() => expect(headingText()).toBeDefined());
    await settle();
    // The first responses may trigger further queries.
    await settle();
  }
  const refusedCalls = () =>
    calls.filter(({ operation }) => operation in operationPermissions && !mayCall(role, operation));
  return { open, menu, refusedCalls };
}

const BUTTONS: readonly (readonly [address: string, name: RegExp, ...needed: Permission[]])[] = [
  ['/staff/orders/RR-7K2M9X', /^Mark as packed$/, 'orders.pack'],
  ['/staff/orders/RR-7K2M9X', /: all \d+ packed$/, 'orders.pack'],
  ['/staff/orders/RR-7K2M9X', /^Cancel order$/, 'orders.manage'],
  ['/staff/orders/RR-7K2M9X', /^Refund$/, 'orders.manage'],
  ['/staff/orders/RR-7K2M9X', /^View history$/, 'changes.read'],
  ['/staff/products', /^New product$/, 'products.manage'],
  ['/staff/products', /^Collections$/, 'products.manage'],
  ['/staff/products/12', /^Save$/, 'products.manage'],
  ['/staff/products/12', /^Update stock$/, 'products.manage', 'stock.correct'],
  ['/staff/products/12/pictures', /^Upload images$/, 'products.manage'],
  ['/staff/products/12/pictures', /^Dismiss/, 'products.manage'],
  ['/staff/stock', /^Adjust the stock/, 'stock.correct'],
  ['/staff/stock?view=waiting', /^Export waiting list$/, 'lists.export'],
  ['/staff/stock/12', /^Adjust$/, 'stock.correct'],
  ['/staff/stock/12', /^View history$/, 'changes.read'],
];

const isAllowed = (role: Role, permission: Permission | undefined): boolean =>
  permission === undefined || (rolePermissions[role] as readonly string[]).includes(permission);

const mayOpen = (role: Role, address: string) => isAllowed(role, permissionOfPage(address));

describe.each(ROLES)('staff app for the role %s', (role) => {
  it('lists the permitted pages in the menu and guards the others', async () => {
    const { open, menu, refusedCalls } = await renderStaffAs(role);
    const links = () =>
      within(menu)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href') ?? '')
        .filter((path) => path.startsWith('/staff'));
    const offered = new Set(links());
    // Charts need a layout.
    for (const path of links().filter((link) => link !== staffPaths.insight)) {
      await open(path);
      for (const other of links()) offered.add(other);
    }
    const others = new Set<string>([
      staffPaths.account,
      staffPaths.collections,
      staffPaths.newCoupon,
    ]);
    const menuPages = ADDRESSES.filter(
      (address) =>
        /^\/staff\/[^/]+$/.test(address) && mayOpen(role, address) && !others.has(address),
    );
    expect(menuPages.toSorted()).toEqual([...offered].toSorted());

    for (const address of ADDRESSES.filter((page) => !mayOpen(role, page))) {
      await open(address);
      expect({ address, heading: headingText() }).toEqual({ address, heading: REFUSED });
      expect(pressable()).toEqual(['Go to home']);
    }
    expect(refusedCalls()).toEqual([]);
  });

  it('starts at the first page of the menu', async () => {
    const { menu } = await renderStaffAs(role, '/staff/nowhere');
    const steps = role === 'owner' ? 'Setup guide' : undefined;
    const [first] = within(menu).getAllByRole('link');
    const begin = steps === undefined ? first : within(menu).getByRole('link', { name: steps });
    await waitFor(() => expect(begin).toHaveAttribute('aria-current', 'page'));
    expect(isGuarded()).toBe(false);
  });
});

/** Roles with many read-only pages. Testing all roles would take minutes. */
const LIMITED: readonly Role[] = ['packer', 'support', 'editor'];

describe.each(LIMITED)('pages of the role %s', (role) => {
  it('send no forbidden request and show only permitted buttons', async () => {
    const { open, refusedCalls } = await renderStaffAs(role);
    const addresses = new Set([...ADDRESSES, ...BUTTONS.map(([path]) => path)]);
    for (const address of [...addresses].filter((page) => mayOpen(role, page))) {
      await open(address);
      expect({ address, isGuarded: isGuarded() }).toEqual({ address, isGuarded: false });
      expect({ address, refused: refusedCalls() }).toEqual({ address, refused: [] });
      for (const [, name, ...needed] of BUTTONS.filter(([path]) => path === address)) {
        const shown = () => pressable().some((text) => text !== null && name.test(text));
        const isShown = needed.every((permission) => isAllowed(role, permission));
        await waitFor(() =>
          expect({ address, name, isShown: shown() }).toEqual({ address, name, isShown }),
        );
      }
    }
  });
});

describe('a role that changed during the session', () => {
  it('shows the error and updates the menu after a forbidden request', async () => {
    let role: Role = 'manager';
    renderStaff({
      address: '/staff/coupons',
      answers: {
        listCoupons: () => {
          role = 'packer';
          return problem(403, REFUSED);
        },
        getStaffSession: () => answersFor(role)['getStaffSession'],
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: REFUSED })).toBeVisible();
    expect(screen.queryByText('Couldn’t load this. Try again.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
  });

  it('explains a forbidden request although the session still permits it', async () => {
    renderStaff({
      address: '/staff/coupons',
      answers: { listCoupons: () => problem(403, REFUSED) },
    });
    expect(await screen.findByText(/^Ask an owner to change your role\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
