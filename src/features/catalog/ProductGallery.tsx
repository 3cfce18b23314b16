import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Picture } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/ProductImage.tsx';
import styles from './ProductGallery.module.css';

interface ProductGalleryProps {
  /** Name of the product, for the labels */
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Plain addresses of the pictures, for a backend without `pictures` */
  readonly addresses: readonly string[];
}

interface Shown {
  readonly picture: Picture | undefined;
  readonly src: string | undefined;
}

/** The pictures side by side in a track to swipe, and below it a small one for each. */
export function ProductGallery({ name, pictures, addresses }: ProductGalleryProps) {
  const { formatMessage } = useIntl();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = picturesOf(pictures, addresses);

  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const handlePick = (index: number) => {
    setCurrent(index);
    const { clientWidth = 0 } = track.current ?? {};
    track.current?.scrollTo({ left: index * clientWidth });
  };

  return (
    <section
      className={styles.gallery}
      aria-label={formatMessage({ id: 'product.gallery.label' }, { name })}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={handleScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={shown.length > 1 ? 0 : undefined}
        aria-label={formatMessage({ id: 'product.gallery.track' })}
      >
        {shown.map(({ picture, src }, index) => (
          <li key={picture?.url ?? src ?? index} className={styles.slide}>
            <ProductImage
              picture={picture}
              src={src}
              alt={picture?.alt ?? name}
              width={560}
              height={630}
              sizes="(min-width: 1280px) 560px, (min-width: 768px) 45vw, 94vw"
              isFluid
              isEager={index === 0}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className={styles.thumbnails}>
          {shown.map(({ picture, src }, index) => (
            <li key={picture?.url ?? src ?? index}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={formatMessage(
                  { id: 'product.gallery.show' },
                  { number: index + 1, count: shown.length },
                )}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => handlePick(index)}
              >
                <ProductImage picture={picture} src={src} alt="" width={72} height={81} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** At least one, so that the place of a missing picture shows. */
function picturesOf(pictures: readonly Picture[], addresses: readonly string[]): Shown[] {
  const count = Math.max(1, pictures.length, addresses.length);
  return Array.from({ length: count }, (_, index) => ({
    picture: pictures[index],
    src: addresses[index],
  }));
}
