import { useWeightText } from '../../components/goods/useWeightText.ts';

interface OrderedProps {
  readonly quantity: number;
  /** Weight of one unit in grams; null if not sold by weight. */
  readonly weightStep: number | null;
}

/** Ordered quantity, or weight. */
export function Ordered({ quantity, weightStep }: OrderedProps) {
  const weightOf = useWeightText();
  return <span>{weightStep === null ? quantity : weightOf(quantity * weightStep)}</span>;
}
