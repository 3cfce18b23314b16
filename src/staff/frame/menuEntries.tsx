import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchange';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ChecklistIcon from '@mui/icons-material/Checklist';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import HistoryIcon from '@mui/icons-material/History';
import MailIcon from '@mui/icons-material/MailOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import InsightsIcon from '@mui/icons-material/Insights';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SlowMotionVideoIcon from '@mui/icons-material/SlowMotionVideo';
import StoreIcon from '@mui/icons-material/StoreOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import type { ReactNode } from 'react';
import { SHOP_REPLAY, staffPaths } from '../staffPaths.ts';

export interface MenuEntry {
  readonly path: string;
  readonly labelId: string;
  readonly icon: ReactNode;
  readonly isOutside?: boolean;
}

export const menuEntries: readonly MenuEntry[] = [
  { path: staffPaths.home, labelId: 'staff.menu.home', icon: <HomeIcon /> },
  { path: staffPaths.orders, labelId: 'staff.menu.orders', icon: <ReceiptIcon /> },
  { path: staffPaths.packing, labelId: 'staff.menu.packing', icon: <Inventory2Icon /> },
  { path: staffPaths.products, labelId: 'staff.menu.products', icon: <CategoryIcon /> },
  { path: staffPaths.stock, labelId: 'staff.menu.stock', icon: <WarehouseIcon /> },
  { path: staffPaths.customers, labelId: 'staff.menu.customers', icon: <PersonIcon /> },
  { path: staffPaths.reviews, labelId: 'staff.menu.reviews', icon: <RateReviewIcon /> },
  { path: staffPaths.coupons, labelId: 'staff.menu.coupons', icon: <LocalOfferIcon /> },
  { path: staffPaths.content, labelId: 'staff.menu.content', icon: <ArticleIcon /> },
  { path: staffPaths.messages, labelId: 'staff.menu.messages', icon: <MailIcon /> },
  { path: staffPaths.delivery, labelId: 'staff.menu.delivery', icon: <LocalShippingIcon /> },
  { path: staffPaths.currencies, labelId: 'staff.menu.currencies', icon: <CurrencyExchangeIcon /> },
  { path: staffPaths.insight, labelId: 'staff.menu.insight', icon: <InsightsIcon /> },
  { path: staffPaths.import, labelId: 'staff.menu.import', icon: <ImportExportIcon /> },
  { path: staffPaths.firstSteps, labelId: 'staff.menu.firstSteps', icon: <ChecklistIcon /> },
  { path: staffPaths.shop, labelId: 'staff.menu.details', icon: <StoreIcon /> },
  { path: staffPaths.members, labelId: 'staff.menu.members', icon: <PeopleIcon /> },
  { path: staffPaths.changes, labelId: 'staff.menu.changes', icon: <HistoryIcon /> },
  {
    path: SHOP_REPLAY,
    labelId: 'staff.menu.replay',
    icon: <SlowMotionVideoIcon />,
    isOutside: true,
  },
  { path: '/', labelId: 'staff.menu.shop', icon: <StorefrontIcon />, isOutside: true },
];
