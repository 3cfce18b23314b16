/** Whether a demo picture is a wide one for the home page. */
export const isBanner = (name: string) => name.startsWith('banner-');

/** Pixels across of the files of a demo picture. */
export const widthsOf = (name: string): readonly number[] =>
  isBanner(name) ? [640, 1024, 1600] : [160, 360, 720];

/** Formats of the files of a demo picture, smallest first. AVIF saves a fifth and takes twenty times as long to make. */
export const formatsOf = (name: string): readonly ('avif' | 'webp')[] =>
  isBanner(name) ? ['avif', 'webp'] : ['webp'];
