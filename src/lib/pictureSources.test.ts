import type { Picture } from '../api/endpoints.gen.ts';
import { pictureSources, smallestFrom, pictureUrl } from './pictureSources.ts';

const picture: Picture = {
  url: '/pictures/rice-{width}.{format}',
  widths: [160, 320, 640],
  formats: ['avif', 'webp'],
  width: 8,
  height: 9,
  alt: 'Rice',
  color: '#f6e3c5',
};

describe('pictureSources', () => {
  it('offers every width of every format, the last format to the image itself [CONFLICT-51]', () => {
    expect(pictureSources(picture)).toEqual({
      sources: [
        {
          type: 'image/avif',
          srcSet:
            '/pictures/rice-160.avif 160w, /pictures/rice-320.avif 320w, /pictures/rice-640.avif 640w',
        },
      ],
      fallbackSrcSet:
        '/pictures/rice-160.webp 160w, /pictures/rice-320.webp 320w, /pictures/rice-640.webp 640w',
      src: '/pictures/rice-320.webp',
    });
  });

  it('fills each placeholder at every occurrence', () => {
    const twice = { ...picture, url: '/{format}/{width}/rice-{width}.{format}' };
    expect(pictureUrl(twice, 320, 'avif')).toBe('/avif/320/rice-320.avif');
  });

  it('finds the smallest picture that is large enough, else the largest [CONFLICT-51]', () => {
    expect(smallestFrom(picture, 300)).toBe('/pictures/rice-320.avif');
    expect(smallestFrom(picture, 5000)).toBe('/pictures/rice-640.avif');
  });
});
