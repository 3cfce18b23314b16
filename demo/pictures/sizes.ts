export const isBanner = (name: string) => name.startsWith('banner-');

export const widthsOf = (name: string): readonly number[] =>
  isBanner(name) ? [640, 1024, 1600] : [160, 360, 720];

/**
 * File formats, smallest file first. AVIF saves a fifth and takes twenty times as long to encode, so only banners
 * have it.
 */
export const formatsOf = (name: string): readonly ('avif' | 'webp')[] =>
  isBanner(name) ? ['avif', 'webp'] : ['webp'];
