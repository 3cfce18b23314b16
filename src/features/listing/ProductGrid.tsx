import { Suspense } from 'react';
import type { ProductCard as CardData } from '../../api/endpoints.gen.ts';
import { CardSkeleton } from '../../components/state/CardSkeleton.tsx';
import { classNames } from '../../lib/classNames.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { SharedCard } from './SharedCard.tsx';
import type { ProductCardProps } from './ProductCard.tsx';
import far from '../../components/content/FarContent.module.css';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly CardData[];
  readonly headingLevel?: NonNullable<ProductCardProps['headingLevel']>;
  /** Number of cards above the fold; they are rendered in full, with eager pictures. */
  readonly firstCount?: number;
}

/** Cards per Suspense boundary. React hydrates each boundary in one task and can handle clicks in between. */
const ROW = 4;

export function ProductGrid({ products, headingLevel = 3, firstCount = 0 }: ProductGridProps) {
  const keys = uniqueKeys(products.map((product) => product.product_id));
  return (
    <ul className={classNames(styles.grid, far.cards)}>
      {rowsOf(products).map((row, rowIndex) => (
        <Suspense key={keys[rowIndex * ROW]}>
          {row.map((product, index) => (
            <SharedCard
              tag="li"
              className={styles.cell}
              key={keys[rowIndex * ROW + index]}
              product={product}
              headingLevel={headingLevel}
              isEager={rowIndex * ROW + index < firstCount}
              isShort={rowIndex * ROW + index >= firstCount}
            />
          ))}
        </Suspense>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

function rowsOf(products: readonly CardData[]): (readonly CardData[])[] {
  return Array.from({ length: Math.ceil(products.length / ROW) }, (_, row) =>
    products.slice(row * ROW, (row + 1) * ROW),
  );
}
