import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { COMPARE_PATH } from '../../lib/paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { compareCleared, compareRemoved } from './compareSlice.ts';
import styles from './CompareBar.module.css';
import { removeLabel } from './removeLabel.ts';
import { useComparedProducts } from './useComparedProducts.ts';

export interface CompareBarProps {
  readonly isInert: boolean;
  readonly onFocusLost: () => void;
}

export function CompareBar({ isInert, onFocusLost }: CompareBarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const bar = useFocusHandover<HTMLElement>(onFocusLost);
  const places = useComparedProducts();

  const handleRemove = (productId: string) => {
    // The pressed button unmounts with its product, so move the focus first.
    link.current?.focus();
    dispatch(compareRemoved(productId));
  };

  return (
    <Paper
      component="section"
      ref={bar}
      variant="outlined"
      square
      inert={isInert}
      className={styles.bar}
      data-bottom-bar="tall"
      aria-label={intl.formatMessage({ id: 'compare.bar.label' })}
    >
      <div className={styles.inner}>
        <ul className={styles.products}>
          {places.map(({ productId, product }) => (
            <li key={productId} className={styles.product}>
              <Chip
                component="button"
                variant="outlined"
                avatar={
                  <ProductImage
                    picture={product?.pictures?.[0]}
                    src={product?.images?.[0]}
                    alt=""
                    width={32}
                    height={36}
                  />
                }
                label={
                  <>
                    <span className={styles.name}>{product?.name}</span>
                    <CloseIcon size={16} />
                  </>
                }
                aria-label={removeLabel(intl, product?.name)}
                onClick={() => handleRemove(productId)}
              />
            </li>
          ))}
        </ul>
        <Button ref={link} variant="contained" href={COMPARE_PATH}>
          <FormattedMessage id="compare.bar.open" values={{ count: places.length }} />
        </Button>
        <Button onClick={() => dispatch(compareCleared())}>
          <FormattedMessage id="compare.bar.clear" />
        </Button>
      </div>
    </Paper>
  );
}
