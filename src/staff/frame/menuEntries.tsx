import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ChecklistIcon from '@mui/icons-material/Checklist';
import HistoryIcon from '@mui/icons-material/History';
import MailIcon from '@mui/icons-material/MailOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import InsightsIcon from '@mui/icons-material/Insights';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import PlayCircleIcon from '@mui/icons-material/PlayCircleOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SlowMotionVideoIcon from '@mui/icons-material/SlowMotionVideo';
import StoreIcon from '@mui/icons-material/StoreOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import type { ReactNode } from 'react';
import type { Permission } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';

/** An entry of the counter's menu. */
export interface MenuEntry {
  readonly path: string;
  readonly labelId: string;
  readonly icon: ReactNode;
  /** Without it the entry is not shown. */
  readonly permission?: Permission;
  /** Whether it is no page of the counter. */
  readonly isOutside?: boolean;
}

/** The menu, in the order shown. */
export const menuEntries: readonly MenuEntry[] = [
  {
    path: staffPaths.orders,
    labelId: 'staff.menu.orders',
    icon: <ReceiptIcon />,
    permission: 'orders.read',
  },
  {
    path: staffPaths.packing,
    labelId: 'staff.menu.packing',
    icon: <Inventory2Icon />,
    permission: 'orders.pack',
  },
  {
    path: staffPaths.products,
    labelId: 'staff.menu.products',
    icon: <CategoryIcon />,
    permission: 'products.read',
  },
  {
    path: staffPaths.stock,
    labelId: 'staff.menu.stock',
    icon: <WarehouseIcon />,
    permission: 'stock.read',
  },
  {
    path: staffPaths.reviews,
    labelId: 'staff.menu.reviews',
    icon: <RateReviewIcon />,
    permission: 'reviews.manage',
  },
  {
    path: staffPaths.coupons,
    labelId: 'staff.menu.coupons',
    icon: <LocalOfferIcon />,
    permission: 'offers.manage',
  },
  {
    path: staffPaths.content,
    labelId: 'staff.menu.content',
    icon: <ArticleIcon />,
    permission: 'content.manage',
  },
  {
    path: staffPaths.messages,
    labelId: 'staff.menu.messages',
    icon: <MailIcon />,
    permission: 'messages.manage',
  },
  {
    path: staffPaths.delivery,
    labelId: 'staff.menu.delivery',
    icon: <LocalShippingIcon />,
    permission: 'delivery.manage',
  },
  {
    path: staffPaths.currencies,
    labelId: 'staff.menu.currencies',
    icon: <CurrencyExchangeIcon />,
    permission: 'currencies.manage',
  },
  {
    path: staffPaths.insight,
    labelId: 'staff.menu.insight',
    icon: <InsightsIcon />,
    permission: 'insight.read',
  },
  {
    path: staffPaths.import,
    labelId: 'staff.menu.import',
    icon: <ImportExportIcon />,
    permission: 'products.import',
  },
  {
    path: staffPaths.firstSteps,
    labelId: 'staff.menu.firstSteps',
    icon: <ChecklistIcon />,
    permission: 'shop.manage',
  },
  {
    path: staffPaths.shop,
    labelId: 'staff.menu.details',
    icon: <StoreIcon />,
    permission: 'shop.manage',
  },
  {
    path: staffPaths.members,
    labelId: 'staff.menu.members',
    icon: <PeopleIcon />,
    permission: 'staff.manage',
  },
  {
    path: staffPaths.changes,
    labelId: 'staff.menu.changes',
    icon: <HistoryIcon />,
    permission: 'changes.read',
  },
  {
    path: '/support/replay',
    labelId: 'staff.menu.replay',
    icon: <SlowMotionVideoIcon />,
    permission: 'recordings.read',
    isOutside: true,
  },
  {
    path: staffPaths.replay,
    labelId: 'staff.menu.staffReplay',
    icon: <PlayCircleIcon />,
    permission: 'recordings.read',
  },
  { path: '/', labelId: 'staff.menu.shop', icon: <StorefrontIcon />, isOutside: true },
];
