import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InsightsIcon from '@mui/icons-material/Insights';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { ReactNode } from 'react';
import { SHOP_REPLAY, staffPaths } from '../staffPaths.ts';

export interface MenuEntry {
  readonly path: string;
  readonly labelId: string;
  readonly isOutside?: boolean;
}

/** Entries below a common label. The label links to the first entry that the member may open. */
export interface MenuGroup {
  readonly labelId: string;
  readonly icon: ReactNode;
  readonly entries: readonly MenuEntry[];
}

export const menuGroups: readonly MenuGroup[] = [
  {
    labelId: 'staff.menu.home',
    icon: <HomeIcon />,
    entries: [{ path: staffPaths.home, labelId: 'staff.menu.home' }],
  },
  {
    labelId: 'staff.menu.orders',
    icon: <ReceiptIcon />,
    entries: [
      { path: staffPaths.orders, labelId: 'staff.menu.orders' },
      { path: staffPaths.packing, labelId: 'staff.menu.packing' },
    ],
  },
  {
    labelId: 'staff.menu.products',
    icon: <CategoryIcon />,
    entries: [
      { path: staffPaths.products, labelId: 'staff.menu.products' },
      { path: staffPaths.stock, labelId: 'staff.menu.stock' },
      { path: staffPaths.import, labelId: 'staff.menu.import' },
    ],
  },
  {
    labelId: 'staff.menu.customers',
    icon: <PersonIcon />,
    entries: [
      { path: staffPaths.customers, labelId: 'staff.menu.customers' },
      { path: staffPaths.messages, labelId: 'staff.menu.messages' },
      { path: staffPaths.reviews, labelId: 'staff.menu.reviews' },
    ],
  },
  {
    labelId: 'staff.menu.content',
    icon: <ArticleIcon />,
    entries: [{ path: staffPaths.content, labelId: 'staff.menu.content' }],
  },
  {
    labelId: 'staff.menu.coupons',
    icon: <LocalOfferIcon />,
    entries: [{ path: staffPaths.coupons, labelId: 'staff.menu.coupons' }],
  },
  {
    labelId: 'staff.menu.insight',
    icon: <InsightsIcon />,
    entries: [{ path: staffPaths.insight, labelId: 'staff.menu.insight' }],
  },
  {
    labelId: 'staff.menu.settings',
    icon: <SettingsIcon />,
    entries: [
      { path: staffPaths.shop, labelId: 'staff.menu.details' },
      { path: staffPaths.delivery, labelId: 'staff.menu.delivery' },
      { path: staffPaths.currencies, labelId: 'staff.menu.currencies' },
      { path: staffPaths.members, labelId: 'staff.menu.members' },
      { path: staffPaths.firstSteps, labelId: 'staff.menu.firstSteps' },
      { path: staffPaths.changes, labelId: 'staff.menu.changes' },
      { path: SHOP_REPLAY, labelId: 'staff.menu.replay', isOutside: true },
    ],
  },
  {
    labelId: 'staff.menu.shop',
    icon: <StorefrontIcon />,
    entries: [{ path: '/', labelId: 'staff.menu.shop', isOutside: true }],
  },
];

export const menuEntries: readonly MenuEntry[] = menuGroups.flatMap(({ entries }) => entries);
