import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import styles from '../../components/Page.module.css';
import { CollectionLinks } from './CollectionLinks.tsx';
import { listArguments } from './listArguments.ts';
import { ProductListing } from './ProductListing.tsx';

/** All products of the shop (/shop). */
export function ShopScreen({ params }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const title = formatMessage({ id: 'shop.title' });
  return (
    <div className={styles.page}>
      <Breadcrumb current={title} />
      <header className={styles.heading}>
        <h1 className="pageTitle">{title}</h1>
        <p className={styles.lead}>
          <FormattedMessage id="shop.lead" />
        </p>
      </header>
      <CollectionLinks />
      <ProductListing
        argument={listArguments(params, search)}
        countId="catalog.list.count"
        ownOrderId="catalog.sort.shopOrder"
        empty={
          <EmptyState title={formatMessage({ id: 'catalog.list.empty' })}>
            <Link to="/shop">
              <FormattedMessage id="catalog.list.first" />
            </Link>
          </EmptyState>
        }
      />
    </div>
  );
}
