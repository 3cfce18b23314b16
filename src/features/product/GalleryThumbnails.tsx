import ButtonBase from '@mui/material/ButtonBase';
import { useIntl } from 'react-intl';
import { ProductImage } from '../../components/ProductImage.tsx';
import { Slider } from '../../components/Slider.tsx';
import type { ShownPicture } from './shownPictures.ts';
import styles from './GalleryThumbnails.module.css';

interface GalleryThumbnailsProps {
  readonly shown: readonly ShownPicture[];
  /** Index of the picture shown large; its small one is kept in view */
  readonly current: number;
  readonly onPick: (index: number) => void;
}

/** A small picture for each, to choose from. */
export function GalleryThumbnails({ shown, current, onPick }: GalleryThumbnailsProps) {
  const { formatMessage } = useIntl();
  return (
    <Slider
      kind="product-detail"
      label={formatMessage({ id: 'product.gallery.thumbnails' })}
      shownSlide={current}
    >
      {shown.map(({ picture, src }, index) => (
        <ButtonBase
          key={index}
          className={styles.thumbnail}
          aria-label={formatMessage(
            { id: 'product.gallery.show' },
            { number: index + 1, count: shown.length },
          )}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
        >
          <ProductImage picture={picture} src={src} alt="" width={104} height={117} isFluid />
        </ButtonBase>
      ))}
    </Slider>
  );
}
