import { classNames } from '../lib/classNames.ts';
import styles from '../theme/drawings.module.css';

/**
 * Icons on a grid of 24, in the color of the surrounding text. The control that contains an icon carries the label.
 */
export interface IconProps {
  readonly className?: string | undefined;
  readonly size?: number;
}

function iconOf(shape: string) {
  return function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        className={classNames(styles.drawing, styles[shape], className)}
        width={size}
        height={size}
        aria-hidden
      />
    );
  };
}

export const SearchIcon = iconOf('search');
export const HeartIcon = iconOf('heart');
export const HeartFilledIcon = iconOf('heartFilled');
export const UserIcon = iconOf('user');
export const BagIcon = iconOf('bag');
export const PlusIcon = iconOf('plus');
export const MinusIcon = iconOf('minus');
export const CloseIcon = iconOf('close');
export const MenuIcon = iconOf('menu');
export const ChevronIcon = iconOf('chevron');
export const ArrowUpIcon = iconOf('arrowUp');
export const FilterIcon = iconOf('filter');
export const EyeIcon = iconOf('eye');
export const TrashIcon = iconOf('trash');
export const HomeIcon = iconOf('home');
export const StoreIcon = iconOf('store');
export const PauseIcon = iconOf('pause');
export const PlayIcon = iconOf('play');
export const CompareIcon = iconOf('compare');
export const FacebookIcon = iconOf('facebook');
export const InstagramIcon = iconOf('instagram');
export const YouTubeIcon = iconOf('youTube');
