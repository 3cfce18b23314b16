import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '../../api/endpoints.gen.ts';
import { chosenStock } from '../../lib/variants.ts';
import { productPath } from '../../lib/paths.ts';
import { useForm } from '../../forms/useForm.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { dialogClosed } from '../ui/uiSlice.ts';
import { useIsWishlistPending } from '../wishlist/useWishlist.ts';
import {
  buyNowForm,
  cartAddForm,
  chosenValueIds,
  initialChoices,
  missingOptions,
} from '../cart/optionChoices.ts';
import { optionFieldName } from './OptionField.tsx';
import { quickViewSchema, type QuickViewValues } from './quickViewSchema.ts';
import { addedProduct, useAddToCart } from '../cart/add/useAddToCart.ts';

export const TO_CHECKOUT = 'checkout';

/**
 * Form state of the quick view. An invalid form sends nothing and focuses the first missing field.
 * @param onRejected called after a failed add, as the product may have changed
 */
export function useQuickViewForm(product: Product, onRejected: () => void) {
  const { options = [], handle } = product;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isWishing = useIsWishlistPending(product.product_id ?? '');
  const isBuying = useRef(false);
  const toCart = useAddToCart(addedProduct(product), 'quickView');
  const toCheckout = useAddToCart(addedProduct(product), 'buyNow');

  const send = async ({ product_id: productId, quantity, option }: QuickViewValues) => {
    const { kind } = isBuying.current
      ? await toCheckout.add(buyNowForm(productId, quantity, option))
      : await toCart.add(cartAddForm(productId, quantity, option));
    if (kind === 'queued') dispatch(dialogClosed());
    else if (kind !== 'added') onRejected();
    if (kind === 'added' && isBuying.current) await navigate('/checkout');
    // Open the product page, because the options in the quick view may be outdated.
    if (kind === 'invalid-options' && handle) await navigate(productPath(handle));
  };

  const { form, submit } = useForm<QuickViewValues>({
    initialValues: {
      product_id: product.product_id ?? '',
      quantity: 1,
      option: initialChoices(options),
    },
    validationSchema: quickViewSchema(options),
    onSubmit: send,
    invalidControls: ({ values }) =>
      missingOptions(options, values.option).map(({ product_option_id: id }) =>
        optionFieldName(id),
      ),
  });

  const { quantity, option: choices } = form.values;
  const chosen = chosenValueIds(options, choices);
  const stock = chosenStock(product, chosen);
  const isBlocked = form.isSubmitting || isWishing || (stock !== undefined && quantity > stock);
  return {
    quantity,
    choices,
    chosen,
    stock,
    isSubmitting: form.isSubmitting,
    isBlocked,
    changeQuantity: (next: number) => void form.setFieldValue('quantity', next),
    choose: (optionId: string, choice: string | string[]) =>
      void form.setFieldValue('option', { ...choices, [optionId]: choice }),
    touch: (optionId: string) => void form.setFieldTouched(`option.${optionId}`),
    isMissing: (optionId: string) =>
      form.errors.option?.[optionId] !== undefined &&
      (form.submitCount > 0 || form.touched.option?.[optionId] !== undefined),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBlocked) return;
      isBuying.current = event.submitter?.getAttribute('value') === TO_CHECKOUT;
      submit(event);
    },
  };
}
