import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Product } from '../../api/endpoints.gen.ts';
import { DietMarks } from '../../components/goods/DietMarks.tsx';
import { QuantityBox } from '../../components/goods/QuantityBox.tsx';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import { StockLabel } from '../../components/goods/StockLabel.tsx';
import { WeightNote } from '../../components/goods/WeightNote.tsx';
import {
  chosenStock,
  chosenVariant,
  chosenWeightStep,
  unavailableValues,
} from '../../lib/variants.ts';
import { focusControl } from '../../forms/focusControl.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectShowsRatings } from '../shop/configSelector.ts';
import { useIsWishlistPending } from '../wishlist/useWishlist.ts';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { AfterArrival } from '../ui/AfterArrival.ts';
import { AvoidedWarning } from '../avoidList/AvoidedWarning.tsx';
import { AddButton } from '../cart/add/AddButton.tsx';
import { MinimumText } from '../cart/MinimumText.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import {
  cartAddForm,
  chosenValueIds,
  initialChoices,
  minimumQuantity,
  missingOptions,
  type OptionChoices,
} from '../cart/optionChoices.ts';
import { optionFieldName, OptionField } from './OptionField.tsx';
import { StockAlertButton } from '../stockAlert/StockAlertButton.tsx';
import styles from './ProductSummary.module.css';
import { addedProduct, useAddToCart } from '../cart/add/useAddToCart.ts';

export function ProductSummary({ product }: { readonly product: Product }) {
  const { name = '', product_id: productId = '', options = [] } = product;
  const minimum = minimumQuantity(product);
  const form = useRef<HTMLFormElement>(null);
  const showsRatings = useAppSelector(selectShowsRatings);
  const [choices, setChoices] = useState<OptionChoices>(() => initialChoices(options));
  const [quantity, setQuantity] = useState(minimum);
  const [isAttempted, setIsAttempted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const { add, isAdding } = useAddToCart(addedProduct(product), 'card');
  const isWishing = useIsWishlistPending(productId);
  const isSubmitted = isAdding || isWishing;

  const missing = missingOptions(options, choices);
  const chosen = chosenValueIds(options, choices);
  const variant = chosenVariant(product, chosen);
  const stock = chosenStock(product, chosen);
  const weightStep = chosenWeightStep(product, chosen);
  // A combination without a variant is never restocked, so offer no stock alert for it.
  const isAwaitable =
    variant !== undefined || product.variants === undefined || product.stock === 0;
  const unavailable = unavailableValues(product, chosen);

  const handleChange = (optionId: string, choice: string | string[]) => {
    setChoices({ ...choices, [optionId]: choice });
    const { [optionId]: _notified, ...others } = serverErrors;
    setServerErrors(others);
  };
  const focusOption = (optionId: string | undefined) => {
    if (optionId) focusControl(form.current, optionFieldName(optionId));
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitted) return;
    setIsAttempted(true);
    if (missing.length > 0) {
      focusOption(missing[0]?.product_option_id);
      return;
    }
    const result = await add(cartAddForm(productId, quantity, choices));
    const optionErrors = result.kind === 'invalid-options' ? result.errors : {};
    setServerErrors(optionErrors);
    focusOption(
      options.find((option) => option.product_option_id in optionErrors)?.product_option_id,
    );
    if (result.kind === 'added') {
      setQuantity(minimum);
      setIsAttempted(false);
    }
  };

  return (
    <form
      ref={form}
      className={styles.summary}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.heading}>
        {product.brand ? (
          <Typography variant="overline" component="p" color="secondary">
            {product.brand}
          </Typography>
        ) : null}
        <Typography variant="pageTitle">{name}</Typography>
        {showsRatings && (product.rating ?? 0) > 0 && (
          <RatingStars rating={product.rating ?? 0} count={product.review_count} />
        )}
      </div>
      <div className={styles.money}>
        <ChosenPrice product={product} chosen={chosen} size="large" />
      </div>
      <AfterArrival>
        {product.marks && <DietMarks marks={product.marks} />}
        <AvoidedWarning contents={product} isComplete />
        {options.map((option) => (
          <OptionField
            key={option.product_option_id}
            option={option}
            choice={choices[option.product_option_id] ?? ''}
            isMissing={isAttempted && missing.includes(option)}
            unavailable={unavailable}
            serverError={serverErrors[option.product_option_id]}
            onChange={(choice) => handleChange(option.product_option_id, choice)}
          />
        ))}
        {stock !== undefined && <StockLabel stock={stock} weightStep={weightStep} />}
        {stock === 0 && isAwaitable && (
          <StockAlertButton productId={variant?.variant_id ?? productId} name={name} />
        )}
        {stock !== 0 && (
          <div className={styles.actions}>
            <QuantityBox
              quantity={quantity}
              weightStep={weightStep}
              name={name}
              isDisabled={isSubmitted}
              onDecrease={() => setQuantity(quantity - 1)}
              onIncrease={() => setQuantity(quantity + 1)}
              onChange={setQuantity}
            />
            <AddButton name={name} isBusy={isSubmitted} className={styles.add} />
            <MinimumText minimum={minimum} weightStep={weightStep} className={styles.minimum} />
            <WeightNote step={weightStep} />
          </div>
        )}
        <div className={styles.actions}>
          <WishlistButton productId={productId} name={name} isDisabled={isAdding} />
          <CompareToggle productId={productId} name={name} isLabelled />
        </div>
      </AfterArrival>
    </form>
  );
}
