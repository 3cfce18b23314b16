import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Picture } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { useHasArrived } from '../ui/AfterArrival.ts';
import { zoomDialog } from './dialogs.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import styles from './ProductGallery.module.css';
import { shownPictures } from './shownPictures.ts';
import { useGallery } from './useGallery.ts';

interface ProductGalleryProps {
  /** Name of the product, for the labels */
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Plain URLs of the pictures, for a backend without `pictures` */
  readonly urls: readonly string[];
}

/** The pictures side by side in a track to swipe, each a button that enlarges it, and below it a small one for each. */
export function ProductGallery({ name, pictures, urls }: ProductGalleryProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const shown = shownPictures(pictures, urls, name);
  const hasArrived = useHasArrived();
  const { track, current, goTo, onScroll, onScrollEnd } = useGallery(shown.length, hasArrived);

  const enlarge = (index: number) => {
    dispatch(zoomDialog.opened({ inputs: { title: name, pictures: shown, index } }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    // From the picture in focus, since a row that still moves may show another one; before all are there that is the first.
    const focused = buttons.findIndex((button) => button === event.target);
    const wanted = indexOfKey(event.key, hasArrived ? focused : current, shown.length);
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
    buttons[wanted]?.focus({ preventScroll: true });
  };

  return (
    <section
      className={styles.gallery}
      aria-label={formatMessage({ id: 'product.gallery.label' }, { name })}
    >
      <div className={styles.stage}>
        {/* The handler hears the arrow keys from the buttons inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          onKeyDown={handleKeyDown}
        >
          {shown.slice(0, hasArrived ? undefined : 1).map(({ picture, src, alt }, index) => (
            <li key={index} className={styles.slide}>
              <ButtonBase
                className={styles.enlarge}
                tabIndex={index === current ? 0 : -1}
                aria-haspopup="dialog"
                aria-label={formatMessage({ id: 'product.gallery.enlarge' }, { alt })}
                onClick={() => enlarge(index)}
              >
                <ProductImage
                  picture={picture}
                  src={src}
                  alt={alt}
                  width={560}
                  height={630}
                  sizes="(min-width: 1280px) 560px, (min-width: 768px) 45vw, 94vw"
                  isFluid
                  isEager={index === 0}
                  className={styles.picture}
                />
              </ButtonBase>
            </li>
          ))}
        </ul>
        {hasArrived && shown.length > 1 && (
          <GalleryControls current={current} count={shown.length} onGoTo={goTo} />
        )}
      </div>
      {shown.length > 1 && (
        <GalleryThumbnails kind="product-detail" shown={shown} current={current} onPick={goTo} />
      )}
    </section>
  );
}

/** The picture that a key leads to; undefined for keys that lead nowhere. */
function indexOfKey(key: string, from: number, count: number): number | undefined {
  const wanted = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
