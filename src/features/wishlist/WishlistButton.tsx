import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { HeartFilledIcon, HeartIcon } from '../../components/icons.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { useWishlist } from './useWishlist.ts';
import type { WishlistControlProps } from './WishlistHeart.tsx';

const LABELS = { add: 'wishlist.add.label', remove: 'wishlist.remove.label' };
const TEXTS = { add: 'wishlist.add.text', remove: 'wishlist.remove.text' };

export function WishlistButton({
  productId,
  name,
  isDisabled = false,
  className = '',
}: WishlistControlProps) {
  const { formatMessage } = useIntl();
  const { isListed, isPending, toggle } = useWishlist(productId);
  const isBlocked = isDisabled || isPending;
  const Heart = isListed ? HeartFilledIcon : HeartIcon;
  const action = isListed ? 'remove' : 'add';
  return (
    <Button
      variant="outlined"
      startIcon={<Heart size={20} />}
      className={className}
      aria-label={formatMessage({ id: LABELS[action] }, { name })}
      {...pressProps(isBlocked, toggle)}
    >
      {formatMessage({ id: TEXTS[action] })}
    </Button>
  );
}
