import { FormattedMessage } from 'react-intl';
import { useListRelatedProductsQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductReviews.module.css';

const SHOWN = 12;

/** Products like this one; nothing where there are none or they cannot be read, for the page is whole without. */
export function RelatedProducts({ productId }: { readonly productId: string }) {
  const { answer } = answerState(useListRelatedProductsQuery({ productId }));
  if (!answer || answer.products.length === 0) return null;
  return (
    <section className={styles.reviews}>
      <h2 className={styles.title}>
        <FormattedMessage id="product.related.title" />
      </h2>
      <ProductGrid products={answer.products.slice(0, SHOWN)} />
    </section>
  );
}
