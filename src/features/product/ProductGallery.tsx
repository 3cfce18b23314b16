import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Picture } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { useHasLoaded } from '../ui/AfterArrival.ts';
import { zoomDialog } from './dialogs.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import styles from './ProductGallery.module.css';
import { shownPictures } from './shownPictures.ts';
import { useGallery } from './useGallery.ts';

interface ProductGalleryProps {
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Plain picture URLs, for a backend without `pictures`. */
  readonly urls: readonly string[];
}

export function ProductGallery({ name, pictures, urls }: ProductGalleryProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const shown = shownPictures(pictures, urls, name);
  const hasArrived = useHasLoaded();
  const { track, current, goTo, onScroll, onScrollEnd } = useGallery(shown.length, hasArrived);

  const enlarge = (index: number) => {
    dispatch(zoomDialog.opened({ inputs: { title: name, pictures: shown, index } }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    // While the track scrolls, `current` may differ from the focused picture, so start from the focused one.
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
        {/* Handles arrow keys that bubble up from the buttons. */}
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

function indexOfKey(key: string, from: number, count: number): number | undefined {
  const wanted = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}
