import ButtonBase from '@mui/material/ButtonBase';
import { useIntl } from 'react-intl';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { Slider } from '../../components/slider/Slider.tsx';
import { classNames } from '../../lib/classNames.ts';
import type { ShownPicture } from './shownPictures.ts';
import styles from './GalleryThumbnails.module.css';

const PICTURES = {
  'product-detail': { width: 104, height: 117, isFluid: true },
  'quick-view': { width: 80, height: 90, hasPlaceholder: true },
} as const;

interface GalleryThumbnailsProps {
  readonly kind: keyof typeof PICTURES;
  readonly shown: readonly ShownPicture[];
  readonly current: number;
  readonly onPick: (index: number) => void;
  readonly className?: string | undefined;
}

export function GalleryThumbnails(props: GalleryThumbnailsProps) {
  const { kind, shown, current, onPick, className } = props;
  const { formatMessage } = useIntl();
  return (
    <Slider
      kind={kind}
      label={formatMessage({ id: 'product.gallery.thumbnails' })}
      shownSlide={current}
      className={className}
    >
      {shown.map(({ picture, src }, index) => (
        <ButtonBase
          key={index}
          className={classNames(styles.thumbnail, styles[kind])}
          aria-label={formatMessage(
            { id: 'product.gallery.show' },
            { number: index + 1, count: shown.length },
          )}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
        >
          <ProductImage picture={picture} src={src} alt="" {...PICTURES[kind]} />
        </ButtonBase>
      ))}
    </Slider>
  );
}
