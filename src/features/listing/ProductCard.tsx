import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ProductCard as CardData } from '../../api/endpoints.gen.ts';
import { CardSkeleton } from '../../components/state/CardSkeleton.tsx';
import { chosenWeightStep } from '../../lib/variants.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { QuantityBox } from '../../components/goods/QuantityBox.tsx';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import { StockLabel } from '../../components/goods/StockLabel.tsx';
import { useRenderFull } from '../../components/content/useRenderFull.ts';
import { classNames } from '../../lib/classNames.ts';
import { productPath } from '../../lib/paths.ts';
import { cssUrl, pictureSources } from '../../lib/pictureSources.ts';
import { defaultOptionNames } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectShowsRatings } from '../shop/configSelector.ts';
import { useIsWishlistPending } from '../wishlist/useWishlist.ts';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { AddButton } from '../cart/add/AddButton.tsx';
import { MinimumText } from '../cart/MinimumText.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import {
  cardChoices,
  chosenValueIds,
  cartAddForm,
  minimumQuantity,
  missingOptions,
} from '../cart/optionChoices.ts';
import { ProductPrice } from '../shop/ProductPrice.tsx';
import { ProductUnitPrice } from '../shop/ProductUnitPrice.tsx';
import { QuickViewButton } from './QuickViewButton.tsx';
import styles from './ProductCard.module.css';
import { addedCard, useAddToCart, type CartAdd } from '../cart/add/useAddToCart.ts';
import { useProductPrefetch } from './useProductPrefetch.ts';

export interface ProductCardProps {
  product: CardData;
  headingLevel?: 2 | 3;
  isEager?: boolean;
  /** Renders only the texts and the add button until the card comes near the viewport. */
  isShort?: boolean;
  /** Shows the placeholder for one second before the card. */
  loader?: boolean;
}

const LOADER_MS = 1000;

export function ProductCard({ loader = false, ...card }: ProductCardProps) {
  const [isLoading, setIsLoading] = useState(loader);
  useEffect(() => {
    if (!loader) return undefined;
    const timer = setTimeout(() => setIsLoading(false), LOADER_MS);
    return () => clearTimeout(timer);
  }, [loader]);
  return isLoading ? <CardSkeleton /> : <ShownCard {...card} />;
}

function ShownCard({
  product,
  headingLevel = 3,
  isEager = false,
  isShort = false,
}: Omit<ProductCardProps, 'loader'>) {
  const Heading = `h${headingLevel}` as const;
  const ref = useProductPrefetch<HTMLElement>(product.handle);
  const isWhole = useRenderFull(ref, isShort);
  const showsRatings = useAppSelector(selectShowsRatings);
  const defaults = defaultOptionNames(product);
  const { add, isAdding } = useAddToCart(addedCard(product), 'card');
  const isWishing = useIsWishlistPending(product.product_id);
  return (
    <Card
      component="article"
      variant="tile"
      className={classNames(styles.card, !isWhole && styles.short)}
      style={pictureStyle(product, isWhole)}
      ref={ref}
    >
      {isWhole && (
        <div className={styles.frame}>
          <div className={styles.stage}>
            <ProductImage
              picture={product.picture}
              src={product.thumb}
              alt=""
              width={160}
              height={180}
              isEager={isEager}
              className={styles.picture}
            />
          </div>
          <QuickViewButton
            productId={product.product_id}
            name={product.name}
            className={styles.quickView}
          />
        </div>
      )}
      <Typography variant="label" component={Heading}>
        <Link to={productPath(product.handle)} className={styles.name}>
          {product.name}
        </Link>
        {defaults !== '' && ' '}
        {defaults !== '' && (
          <Typography
            variant="caption"
            component="span"
            color="textSecondary"
            className={styles.defaults}
          >
            {`| ${defaults}`}
          </Typography>
        )}
      </Typography>
      {isWhole && (
        <>
          <WishlistHeart
            productId={product.product_id}
            name={product.name}
            isDisabled={isAdding}
            className={styles.heart}
          />
          <CompareToggle
            productId={product.product_id}
            name={product.name}
            className={styles.compare}
          />
        </>
      )}
      {showsRatings && product.rating > 0 && (
        <RatingStars rating={product.rating} count={product.review_count} isShort={!isWhole} />
      )}
      <ProductPrice product={product} className={styles.price} />
      <ProductUnitPrice unitPrice={product.unit_price} className={styles.unitPrice} />
      {product.stock === 0 ? (
        <StockLabel stock={0} className={styles.soldOut} />
      ) : (
        <CardActions
          product={product}
          add={add}
          isSubmitted={isAdding || isWishing}
          isWhole={isWhole}
        />
      )}
    </Card>
  );
}

interface CardActionsProps extends Pick<CartAdd, 'add'> {
  readonly product: CardData;
  readonly isSubmitted: boolean;
  readonly isWhole: boolean;
}

function pictureStyle({ picture, thumb }: CardData, isWhole: boolean): CSSProperties {
  const src = picture ? pictureSources(picture).src : thumb;
  return { '--ground': picture?.color, '--picture': isWhole ? undefined : cssUrl(src) };
}

function CardActions({ product, add, isSubmitted, isWhole }: CardActionsProps) {
  const minimum = minimumQuantity(product);
  const [quantity, setQuantity] = useState(minimum);
  const navigate = useNavigate();

  const choices = cardChoices(product.options);
  const weightStep = chosenWeightStep(product, chosenValueIds(product.options, choices));
  const handleAdd = async () => {
    const { kind } = await add(cartAddForm(product.product_id, quantity, choices), {
      isComplete: missingOptions(product.options, choices).length === 0,
    });
    if (kind === 'added') setQuantity(minimum);
    // The product page has the option fields.
    if (kind === 'invalid-options') await navigate(productPath(product.handle));
  };

  return (
    <div className={styles.actions}>
      <MinimumText minimum={minimum} weightStep={weightStep} className={styles.minimum} />
      {isWhole && (
        <QuantityBox
          className={styles.quantity}
          quantity={quantity}
          weightStep={weightStep}
          name={product.name}
          isDisabled={isSubmitted}
          isText
          onDecrease={() => setQuantity(quantity - 1)}
          onIncrease={() => setQuantity(quantity + 1)}
        />
      )}
      <AddButton
        className={styles.add}
        name={product.name}
        isBusy={isSubmitted}
        isShort={!isWhole}
        onClick={() => void handleAdd()}
      />
    </div>
  );
}
