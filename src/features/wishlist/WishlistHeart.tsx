import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { HeartFilledIcon, HeartIcon } from '../../components/icons.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { useWishlist } from './useWishlist.ts';

export interface WishlistControlProps {
  readonly productId: string;
  readonly name: string;
  /**
   * True while another request for this product is in flight. Not the `disabled` attribute, which would lose the
   * focus.
   */
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

export function WishlistHeart({
  productId,
  name,
  isDisabled = false,
  className = '',
}: WishlistControlProps) {
  const { formatMessage } = useIntl();
  const { isListed, isPending, toggle } = useWishlist(productId);
  const isBlocked = isDisabled || isPending;
  const Heart = isListed ? HeartFilledIcon : HeartIcon;
  return (
    <IconButton
      color="overlay"
      className={className}
      aria-label={formatMessage({ id: 'wishlist.heart.label' }, { name })}
      aria-pressed={isListed}
      {...pressProps(isBlocked, toggle)}
    >
      <Heart size={20} />
    </IconButton>
  );
}
