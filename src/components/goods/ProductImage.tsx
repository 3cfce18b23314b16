import { useState } from 'react';
import type { Picture } from '../../api/endpoints.gen.ts';
import { classNames } from '../../lib/classNames.ts';
import { pictureAddress } from '../../lib/linkTarget.ts';
import { cssUrl, pictureSources, smallestFrom } from '../../lib/pictureSources.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import styles from './ProductImage.module.css';

export interface ProductImageProps {
  picture?: Picture | undefined;
  src?: string | undefined;
  alt: string;
  width: number;
  height: number;
  sizes?: string;
  isFluid?: boolean;
  isContained?: boolean;
  isEager?: boolean;
  /** Renders only the frame while off-screen. Without scripts, CSS shows the picture in the frame. */
  isShort?: boolean;
  hasPlaceholder?: boolean;
  className?: string | undefined;
}

const PHONE = `(max-width: ${breakpoints.sm - 1}px)`;
/** A typical phone: screen width in device pixels, and device pixels per CSS pixel. */
const PHONE_PIXELS = 700;
const PHONE_DENSITY = 1.75;

/** Picture in a frame of fixed ratio and color. The layout does not shift while the picture loads or if it fails. */
export function ProductImage({
  picture,
  src,
  alt,
  width,
  height,
  sizes = `${width}px`,
  isFluid = false,
  isContained = false,
  isEager = false,
  isShort = false,
  hasPlaceholder = false,
  className,
}: ProductImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const found = picture ? pictureSources(picture) : undefined;
  const url = found?.src ?? pictureAddress(src);
  const isBroken = url === '' || brokenUrl === url;

  /** Handles a picture that failed before hydration, as its error event has already fired. */
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenUrl(url);
  };

  return (
    <span
      className={classNames(styles.frame, isFluid && styles.fluid, className)}
      style={{
        '--ratio': `${width}/${height}`,
        '--width': isFluid ? undefined : `${width}px`,
        '--ground': isBroken ? undefined : picture?.color,
        '--picture': isShort ? cssUrl(url) : undefined,
      }}
    >
      {!isShort && hasPlaceholder && !isBroken && loadedUrl !== url && (
        <span data-testid="picture-placeholder">
          <BrokenPicture alt="" />
        </span>
      )}
      {!isShort && isBroken && <BrokenPicture alt={alt} />}
      {!isShort && !isBroken && (
        <picture>
          {found && picture && isEager && (
            // Phones get one size, which the page server may inline.
            <source
              media={PHONE}
              type={found.sources[0]?.type}
              srcSet={smallestFrom(picture, isFluid ? PHONE_PIXELS : width * PHONE_DENSITY)}
              suppressHydrationWarning
            />
          )}
          {found?.sources.map((source) => (
            <source
              key={source.type}
              type={source.type}
              srcSet={source.srcSet}
              sizes={sizes}
              suppressHydrationWarning
            />
          ))}
          <img
            ref={checkLoaded}
            className={classNames(styles.image, isContained && styles.contained)}
            src={url}
            srcSet={found?.fallbackSrcSet}
            sizes={found ? sizes : undefined}
            alt={alt}
            width={width}
            height={height}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBrokenUrl(url)}
            onLoad={hasPlaceholder ? () => setLoadedUrl(url) : undefined}
            suppressHydrationWarning
          />
        </picture>
      )}
    </span>
  );
}

function BrokenPicture({ alt }: { alt: string }) {
  return (
    <svg
      className={styles.broken}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <path d="M22 56h52c0 14-11 24-26 24S22 70 22 56Z" />
      <path d="M38 80h20" />
      <path d="M48 56V32" />
      <path d="M48 42c-10 0-15-6-15-15 10 0 15 6 15 15Z" />
      <path d="M48 34c0-9 5-15 15-15 0 9-5 15-15 15Z" />
    </svg>
  );
}
