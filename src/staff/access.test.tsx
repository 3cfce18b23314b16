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
const REFUSED = 'Your role does not allow this';

/** An address of each page behind the sign-in, with something in place of each parameter. */
const ADDRESSES = staffPages.map(({ path }) =>
  path.replace(':kind', 'post').replace(/:\w+/g, '12').replace('post/12', 'page/about'),
);

const mayCall = (role: Role, operation: string): boolean => {
  const permission = operationPermissions[operation as keyof typeof operationPermissions];
  return (rolePermissions[role] as readonly string[]).includes(permission);
};

// By selectors: names of roles are slow to compute on a hundred pages.
const headingText = () => document.querySelector('h1')?.textContent;
const isGuarded = () => headingText() === REFUSED;

/** The names of everything that can be pressed on the page, without the menu. */
const pressable = () =>
  [...document.querySelectorAll('main :is(button, a)')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );

/** A backend for somebody of a role: it refuses what the role does not allow. */
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

/** The counter as somebody of a role has it, and what leads to its pages. */
async function counterOf(role: Role, address: string = staffPaths.account) {
  const { store, calls } = renderStaff({ address, answers: answersFor(role) });
  const [menu] = await screen.findAllByRole('navigation', { name: 'Menu' });
  if (!menu) throw new Error('There is no menu.');
  let visits = 0;
  const settle = () =>
    act(async () => {
      await Promise.all(store.dispatch(staffApi.util.getRunningQueriesThunk()));
    });
  /** Goes to a page, and waits until it has come to rest. */
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
    // What was answered may have asked for more.
    await settle();
  }
  const refusedCalls = () =>
    calls.filter(({ operation }) => operation in operationPermissions && !mayCall(role, operation));
  return { open, menu, refusedCalls };
}

/** What is pressed on pages that more people may read than may write. */
const BUTTONS: readonly (readonly [address: string, name: RegExp, ...needed: Permission[]])[] = [
  ['/staff/orders/RR-7K2M9X', /^Finish packing$/, 'orders.pack'],
  ['/staff/orders/RR-7K2M9X', /are in the box$/, 'orders.pack'],
  ['/staff/orders/RR-7K2M9X', /^Cancel order$/, 'orders.manage'],
  ['/staff/orders/RR-7K2M9X', /^Refund$/, 'orders.manage'],
  ['/staff/orders/RR-7K2M9X', /^Who changed it$/, 'changes.read'],
  ['/staff/products', /^New product$/, 'products.manage'],
  ['/staff/products', /^Collections$/, 'products.manage'],
  ['/staff/products/12', /^Save$/, 'products.manage'],
  ['/staff/products/12', /^Correct stock$/, 'products.manage', 'stock.correct'],
  ['/staff/products/12/pictures', /^Choose pictures$/, 'products.manage'],
  ['/staff/products/12/pictures', /^Forget/, 'products.manage'],
  ['/staff/stock', /^Correct the stock/, 'stock.correct'],
  ['/staff/stock?view=waiting', /^Who waits, as a file$/, 'lists.export'],
  ['/staff/stock/12', /^Correct$/, 'stock.correct'],
  ['/staff/stock/12', /^Who changed it$/, 'changes.read'],
];

const isAllowed = (role: Role, permission: Permission | undefined): boolean =>
  permission === undefined || (rolePermissions[role] as readonly string[]).includes(permission);

const mayOpen = (role: Role, address: string) => isAllowed(role, permissionOfPage(address));

describe.each(ROLES)('the counter of the role %s', (role) => {
  it('offers in the menu what the role may open, and guards the rest', async () => {
    const { open, menu, refusedCalls } = await counterOf(role);
    const offered = within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '')
      .filter((path) => path.startsWith('/staff'));
    // Beside the menu there are pages that others lead to, and one's own.
    const others = new Set<string>([
      staffPaths.account,
      staffPaths.collections,
      staffPaths.newCoupon,
    ]);
    const menuPages = ADDRESSES.filter(
      (address) =>
        /^\/staff\/[^/]+$/.test(address) && mayOpen(role, address) && !others.has(address),
    );
    expect(menuPages.toSorted()).toEqual(offered.toSorted());

    for (const address of ADDRESSES.filter((page) => !mayOpen(role, page))) {
      await open(address);
      expect({ address, heading: headingText() }).toEqual({ address, heading: REFUSED });
      expect(pressable()).toEqual(['To the start page']);
    }
    expect(refusedCalls()).toEqual([]);
  });

  it('begins at the first page of the menu', async () => {
    const { menu } = await counterOf(role, '/staff/nowhere');
    const steps = role === 'owner' ? 'First steps' : undefined;
    const [first] = within(menu).getAllByRole('link');
    const begin = steps === undefined ? first : within(menu).getByRole('link', { name: steps });
    await waitFor(() => expect(begin).toHaveAttribute('aria-current', 'page'));
    expect(isGuarded()).toBe(false);
  });
});

/** Those who may open much of what they may not do; opening all pages of the others would take minutes. */
const LIMITED: readonly Role[] = ['packer', 'support', 'editor'];

describe.each(LIMITED)('the pages of the role %s', (role) => {
  it('ask for nothing that is refused, and have the buttons of what is allowed alone', async () => {
    const { open, refusedCalls } = await counterOf(role);
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

describe('a role that was changed meanwhile', () => {
  it('is told where a call is refused for it, and the menu follows', async () => {
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
    expect(screen.queryByText('This could not be loaded.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
  });

  it('is told as such where the call alone knows of it', async () => {
    renderStaff({
      address: '/staff/coupons',
      answers: { listCoupons: () => problem(403, REFUSED) },
    });
    expect(await screen.findByText(/^Your role does not allow this\. An owner/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
