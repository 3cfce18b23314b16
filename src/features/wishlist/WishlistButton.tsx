import { useIntl } from 'react-intl';
import buttons from '../../components/Button.module.css';
import { HeartFilledIcon, HeartIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import { useWishlist } from './useWishlist.ts';
import styles from './WishlistButton.module.css';
import type { WishlistControlProps } from './WishlistHeart.tsx';

const LABELS = { add: 'wishlist.add.label', remove: 'wishlist.remove.label' };
const TEXTS = { add: 'wishlist.add.text', remove: 'wishlist.remove.text' };

/** The wishlist action with words, for a product's own page and the quick view. */
export function WishlistButton({
  productId,
  name,
  isDisabled = false,
  className,
}: WishlistControlProps) {
  const { formatMessage } = useIntl();
  const { isListed, isPending, toggle } = useWishlist(productId);
  const isBlocked = isDisabled || isPending;
  const Heart = isListed ? HeartFilledIcon : HeartIcon;
  const action = isListed ? 'remove' : 'add';
  return (
    <button
      type="button"
      className={classNames(buttons.outlined, styles.button, className)}
      aria-label={formatMessage({ id: LABELS[action] }, { name })}
      aria-disabled={isBlocked}
      onClick={() => {
        if (!isBlocked) void toggle();
      }}
    >
      <Heart size={20} />
      {formatMessage({ id: TEXTS[action] })}
    </button>
  );
}
