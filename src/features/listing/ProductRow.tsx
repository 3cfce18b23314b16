import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ProductCard as CardData } from '../../api/endpoints.gen.ts';
import { NearSlider } from '../../components/slider/NearSlider.tsx';
import { MAX_VISIBLE_CARDS } from '../../components/slider/sliderSettings.ts';
import { productPath } from '../../lib/paths.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { SharedCard } from './SharedCard.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './ProductRow.module.css';

interface ProductRowProps {
  readonly title: string;
  readonly products: readonly CardData[];
}

export function ProductRow({ title, products }: ProductRowProps) {
  if (products.length === 0) return null;
  const keys = uniqueKeys(products.map((product) => product.product_id));
  return (
    <div className={pageStyles.section}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {/* A separate boundary lets React hydrate the content above first. */}
      <Suspense>
        <NearSlider kind="product" label={title}>
          {(isShort) =>
            products.map((product, index) =>
              isShort && index >= MAX_VISIBLE_CARDS ? (
                <Link key={keys[index]} to={productPath(product.handle)} className={styles.place}>
                  {product.name}
                </Link>
              ) : (
                <SharedCard
                  key={keys[index]}
                  tag="div"
                  className={styles.place}
                  product={product}
                  isShort={isShort}
                />
              ),
            )
          }
        </NearSlider>
      </Suspense>
    </div>
  );
}
