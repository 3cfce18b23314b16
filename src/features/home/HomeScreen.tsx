import { Suspense } from 'react';
import type { HomeContent } from '../../api/endpoints.gen.ts';
import {
  useListPopularProductsQuery,
  useSearchProductsQuery,
  useGetHomeContentQuery,
} from '../../api/api.ts';
import { ContentBlock } from '../../components/content/ContentBlock.tsx';
import { answerState } from '../../lib/answerState.ts';
import { classNames } from '../../lib/classNames.ts';
import { NewsletterOpener } from '../newsletter/NewsletterOpener.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import { Awards } from './Awards.tsx';
import { BlogTeasers } from './BlogTeasers.tsx';
import { CardSlider } from './CardSlider.tsx';
import { Certificates } from './Certificates.tsx';
import { CollectionRow } from './CollectionRow.tsx';
import { HeroBanner } from './HeroBanner.tsx';
import { newProductsArguments } from './homeArguments.ts';
import { ProductsSection } from './ProductsSection.tsx';
import { Stories } from './Stories.tsx';
import { Testimonials } from './Testimonials.tsx';
import far from '../../components/content/FarContent.module.css';
import pageStyles from '../../components/Page.module.css';

const NOTHING: Partial<HomeContent> = {};

function useHomeContent(): Partial<HomeContent> {
  const { data } = useGetHomeContentQuery();
  return data ?? NOTHING;
}

export function HomeScreen(_props: ScreenProps) {
  return (
    <div className={classNames(pageStyles.page, pageStyles.spacious, far.parts)}>
      <HeroBanner />
      <Suspense>
        <CollectionRow />
      </Suspense>
      <PopularProducts />
      <Suspense>
        <Ingredients />
      </Suspense>
      <NewProducts />
      <Suspense>
        <AboutFarms />
      </Suspense>
      <Suspense>
        <Boxes />
      </Suspense>
      <Suspense>
        <AboutUs />
      </Suspense>
      <Suspense>
        <Voices />
      </Suspense>
      <Suspense>
        <BlogTeasers />
      </Suspense>
      <NewsletterOpener />
    </div>
  );
}

function Ingredients() {
  const { ingredients = [] } = useHomeContent();
  return <CardSlider kind="ingredients" titleId="home.ingredients.title" cards={ingredients} />;
}

function Boxes() {
  const { boxes = [] } = useHomeContent();
  return <CardSlider kind="box" titleId="home.boxes.title" cards={boxes} />;
}

function AboutFarms() {
  const { content_block: block } = useHomeContent();
  return block && <ContentBlock block={block} />;
}

function AboutUs() {
  const { stories = [] } = useHomeContent();
  return <Stories stories={stories} />;
}

function Voices() {
  const { awards = [], certificates = [], testimonials = [] } = useHomeContent();
  return (
    <>
      <Awards awards={awards} />
      <Certificates certificates={certificates} />
      <Testimonials testimonials={testimonials} />
    </>
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
