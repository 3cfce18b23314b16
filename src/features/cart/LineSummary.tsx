import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { Price } from '../../components/goods/Price.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { UnitPriceText } from '../../components/goods/UnitPriceText.tsx';
import { classNames } from '../../lib/classNames.ts';
import { productPath } from '../../lib/paths.ts';
import { isAboveZero } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from '../shop/currencySelector.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import { LineOptions } from './LineOptions.tsx';
import styles from './LineSummary.module.css';

interface LineSummaryProps {
  readonly line: CartItem;
  readonly pictureClassName?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function LineSummary({ line, pictureClassName, className, children }: LineSummaryProps) {
  const priceText = usePriceText();
  const currency = useAppSelector(selectCurrency);
  const path = productPath(line.handle);
  return (
    <>
      <RouterLink
        to={path}
        className={classNames(styles.picture, pictureClassName)}
        tabIndex={-1}
        aria-hidden
      >
        <ProductImage picture={line.picture} src={line.image} alt="" width={88} height={99} />
      </RouterLink>
      <div className={classNames(styles.what, className)}>
        <Link href={path} variant="label" color="textPrimary" underline="hover">
          {line.name}
        </Link>
        <LineOptions options={line.option} />
        <Price
          size="small"
          regular={priceText(line.price)}
          sale={isAboveZero(line.special) ? priceText(line.special) : undefined}
        />
        {line.unit_price && <UnitPriceText unitPrice={line.unit_price} currency={currency} />}
        {children}
      </div>
    </>
  );
}
