import ButtonBase from '@mui/material/ButtonBase';
import { useIntl } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/ProductImage.tsx';
import { Slider } from '../../components/Slider.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import galleryStyles from './ProductGallery.module.css';
import styles from './QuickViewGallery.module.css';
import { shownPictures } from './shownPictures.ts';
import { useGallery } from './useGallery.ts';

/** The pictures of a product, one at a time; where there are several, a small one of each below. */
export function QuickViewGallery({ product }: { readonly product: Product }) {
  const { formatMessage } = useIntl();
  const { name = '', pictures = [], images = [] } = product;
  const shown = shownPictures(pictures, images, name);
  const { track, current, goTo, onScroll, onScrollEnd } = useGallery(shown.length);
  const isMany = shown.length > 1;
  return (
    <section
      className={styles.gallery}
      aria-label={formatMessage({ id: 'product.gallery.label' }, { name })}
    >
      <div className={galleryStyles.stage}>
        <ul
          ref={track}
          className={galleryStyles.track}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          aria-label={formatMessage({ id: 'quickView.pictures.track' })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={isMany ? 0 : undefined}
        >
          {shown.map(({ picture, src, alt }, index) => (
            <li key={index} className={galleryStyles.slide}>
              <ProductImage
                picture={picture}
                src={src}
                alt={alt}
                width={350}
                height={394}
                hasPlaceholder
                className={galleryStyles.picture}
              />
            </li>
          ))}
        </ul>
        {isMany && <GalleryControls current={current} count={shown.length} onGoTo={goTo} />}
      </div>
      {isMany && (
        <Slider
          kind="quick-view"
          label={formatMessage({ id: 'product.gallery.thumbnails' })}
          shownSlide={current}
          className={styles.thumbnails}
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
              onClick={() => goTo(index)}
            >
              <ProductImage
                picture={picture}
                src={src}
                alt=""
                width={80}
                height={90}
                hasPlaceholder
              />
            </ButtonBase>
          ))}
        </Slider>
      )}
    </section>
  );
}
