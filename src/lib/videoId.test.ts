import { videoIdOf } from './videoId.ts';

describe('videoIdOf', () => {
  it.each([
    'aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  ])('finds the video in %s [AWARD-08]', (link) => {
    expect(videoIdOf(link)).toBe('aqz-KE-bpKQ');
  });

  it.each(['', 'a b', 'https://evil.example/watch?v=aqz-KE-bpKQ', 'https://youtube.com/', '../x'])(
    'finds none in «%s» [AWARD-08]',
    (link) => {
      expect(videoIdOf(link)).toBeUndefined();
    },
  );
});
