import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useListCollectionsQuery } from '../../api/api.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { answerState } from '../../lib/answerState.ts';
import { titleOfHandle } from '../../lib/titleCase.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import { listArguments } from './listArguments.ts';
import { NotFoundRedirect } from '../ui/NotFoundRedirect.tsx';
import { ProductListing } from './ProductListing.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './CollectionScreen.module.css';

export function CollectionScreen({ params }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { answer } = answerState(useListCollectionsQuery());
  const { handle = '' } = params;
  const collection = answer?.collections.find((known) => known.handle === handle);
  if (answer && !collection) return <NotFoundRedirect />;
  // Products are still shown if the collections fail to load.
  const name = collection?.name ?? titleOfHandle(handle);
  return (
    <div className={pageStyles.page}>
      <Breadcrumb
        items={[{ title: formatMessage({ id: 'shop.title' }), link: '/shop' }]}
        current={name}
      />
      <Card component="header" variant="sunken" className={styles.banner}>
        <div className={pageStyles.heading}>
          <Typography variant="pageTitle">{name}</Typography>
          <Typography variant="lead" color="textSecondary">
            {collection?.description}
          </Typography>
        </div>
        {collection?.picture && (
          <ProductImage
            picture={collection.picture}
            alt=""
            width={176}
            height={198}
            isEager
            className={styles.picture}
          />
        )}
      </Card>
      <CollectionLinks />
      <ProductListing
        argument={listArguments(params, search)}
        countId="catalog.list.count"
        ownOrderId="catalog.sort.shopOrder"
        offersCollections={false}
        empty={
          <EmptyState title={formatMessage({ id: 'catalog.list.empty' })}>
            <Link href="/shop">
              <FormattedMessage id="catalog.collections.all" />
            </Link>
          </EmptyState>
        }
      />
    </div>
  );
}
