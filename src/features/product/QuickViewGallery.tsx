import { useIntl } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import galleryStyles from './ProductGallery.module.css';
import styles from './QuickViewGallery.module.css';
import { shownPictures } from './shownPictures.ts';
import { useGallery } from './useGallery.ts';

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
        <GalleryThumbnails
          kind="quick-view"
          shown={shown}
          current={current}
          onPick={goTo}
          className={styles.thumbnails}
        />
      )}
    </section>
  );
}
