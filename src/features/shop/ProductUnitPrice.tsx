import type { UnitPrice } from '../../api/endpoints.gen.ts';
import { UnitPriceText } from '../../components/goods/UnitPriceText.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from './currencySelector.ts';

interface ProductUnitPriceProps {
  readonly unitPrice: UnitPrice | undefined;
  readonly className?: string | undefined;
}

export function ProductUnitPrice({ unitPrice, className }: ProductUnitPriceProps) {
  const currency = useAppSelector(selectCurrency);
  return unitPrice ? (
    <UnitPriceText unitPrice={unitPrice} currency={currency} className={className} />
  ) : null;
}
