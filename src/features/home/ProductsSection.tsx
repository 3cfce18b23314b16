import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductCard } from '../../api/endpoints.gen.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { ProductGrid, ProductGridSkeleton } from '../listing/ProductGrid.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './ProductsSection.module.css';

interface ProductsSectionProps {
  readonly titleId: string;
  readonly moreTo: string;
  readonly products: readonly ProductCard[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

const SHOWN = 6;

export function ProductsSection({
  titleId,
  moreTo,
  products,
  hasFailed,
  onRetry,
}: ProductsSectionProps) {
  const intl = useIntl();
  const headingId = titleId.replaceAll('.', '-');
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        more={{ to: moreTo, text: intl.formatMessage({ id: 'home.products.all' }) }}
      >
        <FormattedMessage id={titleId} />
      </SectionHeading>
      {hasFailed ? (
        <ErrorState textId="home.products.failed" onRetry={onRetry} />
      ) : products ? (
        <div className={styles.products}>
          <ProductGrid products={products.slice(0, SHOWN)} />
        </div>
      ) : (
        <div className={styles.products}>
          <ProductGridSkeleton count={SHOWN} />
        </div>
      )}
    </section>
  );
}
