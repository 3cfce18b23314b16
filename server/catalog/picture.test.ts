import { pictureOf, pictureUrl } from './picture.ts';
import { filesOf, uploadedName, uploadedPictureOf } from './uploadedPicture.ts';

const hash = '0123456789abcdef0123456789abcdef';
const upload = { hash, width: 1200, height: 900, color: '#c8b090' };
const name = uploadedName(upload);

describe('the name of an uploaded picture', () => {
  it('contains all that pages need', () => {
    expect(uploadedPictureOf(name)).toEqual(upload);
    expect(pictureOf(name, 'A sack')).toEqual({
      url: `/pictures/uploaded/${hash}-{width}.{format}`,
      widths: [160, 360, 720],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 900,
      alt: 'A sack',
      color: '#c8b090',
    });
    expect(pictureUrl(name, 360)).toBe(`/pictures/uploaded/${hash}-360.webp`);
  });

  it('yields files of all widths and formats, the widest for large uploads only', () => {
    expect(filesOf(upload).map(({ file }) => file.slice(33))).toEqual([
      '160.avif',
      '160.webp',
      '360.avif',
      '360.webp',
      '720.avif',
      '720.webp',
    ]);
    expect(filesOf({ hash, width: 1440 }).map(({ width }) => width)).toContain(1440);
  });

  it.each(['red-apples-1', 'uploaded-', `${name}0`, name.replace('uploaded', 'loaded'), ''])(
    'rejects %j',
    (other) => {
      expect(uploadedPictureOf(other)).toBeUndefined();
    },
  );
});
