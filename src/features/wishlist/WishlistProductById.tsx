import { useGetProductQuery } from '../../api/api.ts';
import type { Product, ProductCard as CardData } from '../../api/endpoints.gen.ts';
import { CardSkeleton } from '../../components/state/CardSkeleton.tsx';
import { answerState } from '../../lib/answerState.ts';
import { ProductCard } from '../listing/ProductCard.tsx';

/** Fetches a wishlist product by id, for backends that list ids only. */
export function WishlistProductById({ productId }: { readonly productId: string }) {
  const { answer, hasFailed } = answerState(useGetProductQuery({ productId }));
  if (hasFailed || answer?.error) return null;
  return answer ? (
    <ProductCard product={cardOf(productId, answer)} headingLevel={2} />
  ) : (
    <CardSkeleton />
  );
}

function cardOf(productId: string, product: Product): CardData {
  const { name = '', handle = '', price = 0, special = 0, minimum = 1, rating = 0 } = product;
  const { options = [], images = [], pictures = [] } = product;
  const { review_count, stock, unit_price, variants } = product;
  return {
    product_id: productId,
    name,
    handle,
    price,
    special,
    minimum,
    rating,
    options,
    thumb: images[0] ?? '',
    ...(pictures[0] && { picture: pictures[0] }),
    ...(review_count !== undefined && { review_count }),
    ...(stock !== undefined && { stock }),
    ...(unit_price && { unit_price }),
    ...(variants && { variants }),
  };
}
