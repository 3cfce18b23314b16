import { Suspense } from 'react';
import type { ProductCard as CardData } from '../../api/endpoints.gen.ts';
import { CardSkeleton } from '../../components/CardSkeleton.tsx';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly CardData[];
  /** Level of the names in the page's headings, 3 by default */
  readonly headingLevel?: NonNullable<ProductCardProps['headingLevel']>;
  /** How many pictures are loaded at once: those seen without scrolling */
  readonly eagerCount?: number;
}

/** React hydrates what stands in one boundary in one go; a row at a time leaves room for clicks between them. */
const ROW = 4;

/** Cards in as many columns as there is room for. */
export function ProductGrid({ products, headingLevel = 3, eagerCount = 0 }: ProductGridProps) {
  const keys = uniqueKeys(products.map((product) => product.product_id));
  return (
    <ul className={styles.grid}>
      {rowsOf(products).map((row, rowIndex) => (
        <Suspense key={keys[rowIndex * ROW]}>
          {row.map((product, index) => (
            <li key={keys[rowIndex * ROW + index]} className={styles.cell}>
              <ProductCard
                product={product}
                headingLevel={headingLevel}
                isEager={rowIndex * ROW + index < eagerCount}
              />
            </li>
          ))}
        </Suspense>
      ))}
    </ul>
  );
}

/** The place of a grid that is still loading. */
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
