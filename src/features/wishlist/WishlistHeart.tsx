import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { HeartFilledIcon, HeartIcon } from '../../components/icons.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { useWishlist } from './useWishlist.ts';

export interface WishlistControlProps {
  readonly productId: string;
  /** Name of the product, for the label */
  readonly name: string;
  /** Another request of the same product is in flight: a press does nothing, and focus stays where it is */
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

/** The round heart over a product's picture: filled while the product is on the wishlist. */
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
