import type { Picture } from '../api/endpoints.gen.ts';
import { pictureSources } from '../lib/pictureSources.ts';
import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  readonly picture?: Picture | undefined;
}

/** Minimum ratio of width to height of a logo that contains the shop's name. */
const WORDMARK_RATIO = 1.6;
const HEIGHT = 40;

export function Logo({ name, picture }: LogoProps) {
  const [first = '', and] = name.split(/(?=&)/, 2);
  const ratio = picture ? picture.width / picture.height : 1;
  const isWordmark = ratio >= WORDMARK_RATIO;
  return (
    <span className={styles.logo}>
      {picture ? (
        <LogoPicture picture={picture} alt={isWordmark ? name : ''} width={HEIGHT * ratio} />
      ) : (
        <Mark />
      )}
      {name !== '' && !isWordmark && (
        <span className={styles.name}>
          <span>{first}</span>
          {and !== undefined && <span className={styles.and}>{and}</span>}
        </span>
      )}
    </span>
  );
}

interface LogoPictureProps {
  readonly picture: Picture;
  readonly alt: string;
  readonly width: number;
}

function LogoPicture({ picture, alt, width }: LogoPictureProps) {
  const { src, fallbackSrcSet } = pictureSources(picture);
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={fallbackSrcSet}
      sizes={`${Math.round(width)}px`}
      alt={alt}
      width={Math.round(width)}
      height={HEIGHT}
      // With eager loading, React would emit a preload link before the footer's shared markup. That link would
      // compete with the page's largest picture.
      loading="lazy"
    />
  );
}

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden focusable="false">
      <circle cx="24" cy="24" r="24" className={styles.ground} />
      <path
        className={styles.ridge}
        d="M3.6 27 14.2 14.6a1.6 1.6 0 0 1 2.4-.1l4.6 4.8 6.6-9.6a1.7 1.7 0 0 1 2.8 0L44.4 27Z"
      />
      <path
        className={styles.root}
        d="M24 27.5v15.2M24 31.2c-.4 4.2-3.4 6.6-8.4 7.2M24 34.4c.4 3 2.8 4.8 6.8 5.2"
      />
      <path className={styles.leaf} d="M24.4 33.2c.2-3.6 3.4-5.5 9.6-4.7-.8 4.9-4.6 6.5-9.6 4.7Z" />
    </svg>
  );
}
