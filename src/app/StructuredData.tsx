import { useIntl } from 'react-intl';
import { api } from '../api/api.ts';
import { blogPostArguments } from '../features/blog/blogArguments.ts';
import { productArguments } from '../features/product/productArguments.ts';
import { productReviewsArguments } from '../features/reviews/reviewArguments.ts';
import { configText, selectConfig, selectShowsRatings } from '../features/shop/configSelector.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { useAppSelector } from '../store/hooks.ts';
import { breadcrumbData, postBreadcrumbData } from './breadcrumbData.ts';
import type { RouteMatch } from '../router/routeMatcher.ts';
import { organizationData } from './organizationData.ts';
import { postData } from './postData.ts';
import { productData } from './productData.ts';

interface StructuredDataProps {
  readonly match: RouteMatch;
  /** Scheme and host of the page, e.g. `https://shop.example`. */
  readonly origin: string;
}

const { getProduct, listProductReviews, getBlogPost } = api.endpoints;

/**
 * What a page shows, as JSON-LD for search engines. Rendered on the server alone, beside the page and not in it:
 * it is data that no script of the page reads, and in a browser the policy of Trusted Types would reject it.
 */
export function StructuredData(props: StructuredDataProps) {
  switch (props.match.route.chunk) {
    case 'home':
      return <OrganizationData {...props} />;
    case 'product':
      return <ProductPageData {...props} />;
    case 'blog-post':
      return <PostPageData {...props} />;
    default:
      return null;
  }
}

function OrganizationData({ origin }: StructuredDataProps) {
  return <JsonLd data={organizationData(useAppSelector(selectConfig), origin)} />;
}

function PostPageData({ match, origin }: StructuredDataProps) {
  const intl = useIntl();
  const language = useAppSelector(selectLanguage);
  const publisher = configText(useAppSelector(selectConfig), 'store_name');
  const post = useAppSelector(
    (state) => getBlogPost.select(blogPostArguments(match.params))(state).data,
  );
  if (!post || post.error) return null;
  return (
    <>
      <JsonLd data={postData(post, { origin, language, publisher })} />
      <JsonLd data={postBreadcrumbData(post, origin, intl)} />
    </>
  );
}

function ProductPageData({ match, origin }: StructuredDataProps) {
  const intl = useIntl();
  const showsRatings = useAppSelector(selectShowsRatings);
  const product = useAppSelector(
    (state) => getProduct.select(productArguments(match.params))(state).data,
  );
  const reviews = useAppSelector(
    (state) =>
      listProductReviews.select(productReviewsArguments((product || {}).product_id ?? '', ''))(
        state,
      ).data,
  );
  if (!product || product.error) return null;
  return (
    <>
      <JsonLd
        data={productData(product, (showsRatings && reviews && reviews.reviews) || [], {
          origin,
          showsRatings,
          intl,
        })}
      />
      <JsonLd data={breadcrumbData(product, origin, intl)} />
    </>
  );
}

/** `<` is escaped, so that no text can end the element. */
function JsonLd({ data }: { readonly data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
