import { useIntl } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { classNames } from '../../lib/classNames.ts';
import { collectionPath } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectShowsRatings } from '../shop/configSelector.ts';
import { AfterArrival } from '../ui/AfterArrival.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductReviews } from '../reviews/ProductReviews.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import far from '../../components/content/FarContent.module.css';
import styles from './ProductScreen.module.css';

export function ProductDetails({ product }: { readonly product: Product }) {
  const { formatMessage } = useIntl();
  const showsRatings = useAppSelector(selectShowsRatings);
  const { name = '', product_id: productId = '', collection } = product;
  const shop = { title: formatMessage({ id: 'shop.title' }), link: '/shop' };
  return (
    <>
      <Breadcrumb
        items={
          collection
            ? [shop, { title: collection.name, link: collectionPath(collection.handle) }]
            : [shop]
        }
        current={name}
      />
      <div className={classNames(styles.columns, far.columns)}>
        <ProductGallery name={name} pictures={product.pictures ?? []} urls={product.images ?? []} />
        <ProductSummary key={productId} product={product} />
      </div>
      <AfterArrival>
        <ProductFacts product={product} />
        {showsRatings && <ProductReviews product={product} />}
        <RelatedProducts productId={productId} />
        <RecentlyViewed productId={productId} />
      </AfterArrival>
    </>
  );
}
