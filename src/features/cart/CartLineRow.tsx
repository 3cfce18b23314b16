import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { api, isDone, useEditCartLineMutation, useRemoveCartLineMutation } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { Price } from '../../components/Price.tsx';
import { ProductImage } from '../../components/ProductImage.tsx';
import { QuantityBox } from '../../components/QuantityBox.tsx';
import { TrashIcon } from '../../components/icons.tsx';
import { UnitPriceText } from '../../components/UnitPriceText.tsx';
import { productPath } from '../../lib/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from '../session/currencySelector.ts';
import { usePriceText } from '../session/usePriceText.ts';
import styles from './CartLineRow.module.css';
import { editKey, quantityStepped } from './quantityStepped.ts';

interface CartLineRowProps {
  readonly line: CartItem;
  /** Whether the quantity can be changed here; the line total shows only then (CONFLICT-21) */
  readonly isChangeable: boolean;
  /** The server has taken the line out: its controls will go */
  readonly onRemoved: () => void;
}

const selectCartQuery = api.endpoints.getCart.select();

/** One line of the cart: the product, how many, what they cost, and the way out. */
export function CartLineRow({ line, isChangeable, onRemoved }: CartLineRowProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const currency = useAppSelector(selectCurrency);
  // Until the cart is read again the next step would start from the old number.
  const isCartPending = useAppSelector((state) => selectCartQuery(state).isLoading);
  const [, { isLoading: isEditing }] = useEditCartLineMutation({ fixedCacheKey: editKey(line) });
  const [removeLine, { isLoading: isRemoving }] = useRemoveCartLineMutation({
    fixedCacheKey: `remove ${line.cart_item_id}`,
  });
  const isBusy = isEditing || isRemoving || isCartPending;
  const path = productPath(line.handle);

  const handleRemove = async () => {
    if (isBusy) return;
    const { data } = await removeLine({ cartRemoveForm: { key: line.cart_item_id } });
    if (isDone(data)) onRemoved();
  };

  return (
    <li className={styles.row}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden>
        <ProductImage picture={line.picture} src={line.image} alt="" width={88} height={99} />
      </Link>
      <div className={styles.what}>
        <Link to={path} className={styles.name}>
          {line.name}
        </Link>
        {line.option.length > 0 && (
          <ul className={styles.options}>
            {line.option.map(({ name, value }) => (
              <li key={`${name} ${value}`}>
                <FormattedMessage id="cart.line.option" values={{ name, value }} />
              </li>
            ))}
          </ul>
        )}
        <Price
          size="small"
          regular={priceText(line.price)}
          sale={line.special > 0 ? priceText(line.special) : undefined}
        />
        {line.unit_price && <UnitPriceText unitPrice={line.unit_price} currency={currency} />}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={formatMessage({ id: 'cart.line.remove' }, { name: line.name })}
        aria-disabled={isBusy}
        onClick={() => void handleRemove()}
      >
        <TrashIcon size={20} />
      </button>
      <QuantityBox
        className={styles.quantity}
        quantity={line.quantity}
        name={line.name}
        isDisabled={!isChangeable || isBusy}
        onDecrease={() => void dispatch(quantityStepped(line, 'dec'))}
        onIncrease={() => void dispatch(quantityStepped(line))}
      />
      {isChangeable && (
        <span className={styles.total}>
          <span className="visuallyHidden">
            <FormattedMessage id="cart.line.total" />{' '}
          </span>
          {priceText(line.total)}
        </span>
      )}
    </li>
  );
}
