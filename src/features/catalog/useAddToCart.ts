import { isDone, useAddToCartMutation } from '../../api/api.ts';
import { cartAddForm, type OptionChoices } from './optionChoices.ts';

interface AddOutcome {
  readonly isAdded: boolean;
  /** What the server says of options, by option id; absent when it says nothing of them */
  readonly optionErrors?: Readonly<Record<string, string>>;
}

/**
 * Puts a product into the cart; the mini cart opens after the answer. What the server says of options is the caller's to use;
 * any other refusal is told by the toasts, and a failed call is not told at all.
 */
export function useAddToCart(productId: string) {
  const [addToCart, { isLoading: isAdding }] = useAddToCartMutation();

  const add = async (quantity: number, choices: OptionChoices): Promise<AddOutcome> => {
    const { data } = await addToCart({ cartAddForm: cartAddForm(productId, quantity, choices) });
    const answer = data || undefined;
    if (typeof answer?.error === 'object' && answer.error.option) {
      return { isAdded: false, optionErrors: answer.error.option };
    }
    return { isAdded: isDone(answer) };
  };

  return { add, isAdding };
}
