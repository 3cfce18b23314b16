import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import { listArguments } from './listArguments.ts';
import { ProductListing } from './ProductListing.tsx';
import styles from '../../components/Page.module.css';

export function ShopScreen({ params }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const title = formatMessage({ id: 'shop.title' });
  return (
    <div className={styles.page}>
      <Breadcrumb current={title} />
      <header className={styles.heading}>
        <Typography variant="pageTitle">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          <FormattedMessage id="shop.lead" />
        </Typography>
      </header>
      <CollectionLinks />
      <ProductListing
        argument={listArguments(params, search)}
        countId="catalog.list.count"
        ownOrderId="catalog.sort.shopOrder"
        empty={
          <EmptyState title={formatMessage({ id: 'catalog.list.empty' })}>
            <Link href="/shop">
              <FormattedMessage id="catalog.list.first" />
            </Link>
          </EmptyState>
        }
      />
    </div>
  );
}
