import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { api } from '../../../api/api.ts';
import { lineOf } from '../../../testing/catalogData.ts';
import { Started } from '../../../testing/Started.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { mobileMenuToggled, panelOpened } from '../../ui/uiSlice.ts';
import { Header } from './Header.tsx';

const menu = [
  { title: 'Shop', type: 'link', handle: 'shop' },
  {
    title: 'Collections',
    type: 'sub',
    megaMenu: true,
    column: 'column-3',
    children: ['Fresh', 'Pantry', 'Treats & drinks'].map((title) => ({
      title,
      type: 'sub',
      children: ['Spices', 'Rice & grains', 'Bakery'].map((name) => ({
        title: name,
        type: 'link',
        path: `shop/collection/${name.toLowerCase()}`,
        ...(name === 'Spices' ? { badge: true, badgeText: 'New' } : {}),
      })),
    })),
  },
  {
    title: 'More',
    type: 'sub',
    children: [{ title: 'Farm diary', type: 'extTabLink', path: 'https://farm.example/' }],
  },
];

const meta = {
  component: Header,
  parameters: {
    draws: [
      'AccountMenu',
      'CountBadge',
      'CurrencySwitcher',
      'HeaderCart',
      'HeaderSelect',
      'HeaderWishlist',
      'LanguageSwitcher',
      'MainMenu',
      'MainMenuPanel',
      'MenuLink',
      'MenuTitle',
      'MenuToggle',
      'MobileMenu',
      'MobileMenuAccount',
    ],
    layout: 'fullscreen',
    shop: { answers: { getMenu: { menu } } },
  },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const customer = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };

interface AccountMenuOpenProps {
  readonly isLogged: boolean;
}

function AccountMenuOpen({ isLogged }: AccountMenuOpenProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isLogged) {
      void dispatch(api.endpoints.login.initiate({ loginForm: { email: 'm', password: 'p' } }));
    }
    dispatch(panelOpened('account'));
  }, [dispatch, isLogged]);
  return <Header />;
}

function MenuOpen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(mobileMenuToggled());
  }, [dispatch]);
  return <Header />;
}

export const Ready: Story = {};
export const NoMenu: Story = { parameters: { shop: { answers: { getMenu: { menu: [] } } } } };
export const Searching: Story = {
  parameters: { shop: { address: '/search?search=wild+rice', answers: { getMenu: { menu } } } },
};
export const ManyInTheCart: Story = {
  parameters: {
    shop: {
      answers: {
        getMenu: { menu },
        getCart: { products: [lineOf({ quantity: 128 })], totals: [] },
      },
    },
  },
};
export const MegaMenuOpen: Story = {
  parameters: {
    shop: {
      answers: {
        getMenu: {
          menu: menu.map((item) =>
            item.title === 'Collections' ? { ...item, active: true } : item,
          ),
        },
      },
    },
  },
};
export const VisitorsAccountMenu: Story = { render: () => <AccountMenuOpen isLogged={false} /> };
export const CustomersAccountMenu: Story = {
  parameters: {
    shop: {
      answers: {
        getMenu: { menu },
        getLoginStatus: { logged: true },
        login: { status: 1, customer },
      },
    },
  },
  render: () => <AccountMenuOpen isLogged />,
};
export const MobileMenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <MenuOpen />,
};
