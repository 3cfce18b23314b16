import { Suspense } from 'react';
import { useListPopularProductsQuery, useSearchProductsQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { CollectionRow } from './CollectionRow.tsx';
import { FoundersStory } from './FoundersStory.tsx';
import { HeroBanner } from './HeroBanner.tsx';
import styles from './HomeScreen.module.css';
import { newProductsArguments } from './homeArguments.ts';
import { ProductsSection } from './ProductsSection.tsx';
import { TeaserBanners } from './TeaserBanners.tsx';

/** The first page: banners, collections, products that are bought most and that are new, who runs the shop. */
export function HomeScreen(_props: ScreenProps) {
  return (
    <div className={styles.page}>
      <HeroBanner />
      <Suspense>
        <CollectionRow />
      </Suspense>
      <PopularProducts />
      <Suspense>
        <TeaserBanners />
      </Suspense>
      <NewProducts />
      <Suspense>
        <FoundersStory />
      </Suspense>
    </div>
  );
}

function PopularProducts() {
  const query = useListPopularProductsQuery();
  const { answer, hasFailed } = answerState(query);
  return (
    <ProductsSection
      titleId="home.popular.title"
      moreTo="/shop"
      products={answer?.products}
      hasFailed={hasFailed}
      onRetry={() => void query.refetch()}
    />
  );
}

function NewProducts() {
  const query = useSearchProductsQuery(newProductsArguments);
  const { answer, hasFailed } = answerState(query);
  return (
    <ProductsSection
      titleId="home.new.title"
      moreTo="/shop?sort=newest"
      products={answer?.products}
      hasFailed={hasFailed}
      onRetry={() => void query.refetch()}
    />
  );
}
