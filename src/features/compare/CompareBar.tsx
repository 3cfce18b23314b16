import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import buttons from '../../components/Button.module.css';
import { CloseIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/ProductImage.tsx';
import { COMPARE_PATH } from '../../lib/paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { compareCleared, compareRemoved } from './compareSlice.ts';
import styles from './CompareBar.module.css';
import { removeLabel } from './removeLabel.ts';
import { useComparedProducts } from './useComparedProducts.ts';

/** What was chosen to compare, at the bottom of the window, and the way to see it side by side. */
export function CompareBar() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const places = useComparedProducts();

  const handleRemove = (productId: string) => {
    // The button pressed goes with its product.
    link.current?.focus();
    dispatch(compareRemoved(productId));
  };

  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: 'compare.bar.label' })}>
      <div className={styles.inner}>
        <ul className={styles.products}>
          {places.map(({ productId, product }) => (
            <li key={productId} className={styles.product}>
              <button
                type="button"
                className={styles.remove}
                aria-label={removeLabel(intl, product?.name)}
                onClick={() => handleRemove(productId)}
              >
                <ProductImage
                  picture={product?.pictures?.[0]}
                  src={product?.images?.[0]}
                  alt=""
                  width={32}
                  height={36}
                />
                <span className={styles.name}>{product?.name}</span>
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
        <Link ref={link} to={COMPARE_PATH} className={buttons.filled}>
          <FormattedMessage id="compare.bar.open" values={{ count: places.length }} />
        </Link>
        <button type="button" className={styles.clear} onClick={() => dispatch(compareCleared())}>
          <FormattedMessage id="compare.bar.clear" />
        </button>
      </div>
    </section>
  );
}
