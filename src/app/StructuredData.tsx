import { useIntl } from 'react-intl';
import { api } from '../api/api.ts';
import { productReviewsArguments } from '../features/catalog/reviewArguments.ts';
import { productArguments } from '../features/catalog/productArguments.ts';
import { selectShowsRatings } from '../features/session/configSelector.ts';
import { useAppSelector } from '../store/hooks.ts';
import { breadcrumbData } from './breadcrumbData.ts';
import type { RouteMatch } from './matchRoute.ts';
import { productData } from './productData.ts';

interface StructuredDataProps {
  readonly match: RouteMatch;
  /** Scheme and host of the page, e.g. `https://shop.example`. */
  readonly origin: string;
}

const { getProduct, listProductReviews } = api.endpoints;

/**
 * What a product page shows, as JSON-LD for search engines (E-08). Rendered on the server alone, beside the page and
 * not in it: it is data that no script of the page reads, and in a browser the policy of Trusted Types would refuse it.
 */
export function StructuredData({ match, origin }: StructuredDataProps) {
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
  if (match.route.chunk !== 'product' || !product || product.error) return null;
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
