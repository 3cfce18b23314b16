/** Cache names with version numbers. Increase a number when the format of the cache's entries changes. */
export const CACHE_NAMES = {
  assets: 'assets-1',
  calls: 'calls-1',
  choices: 'choices-1',
  pages: 'pages-1',
  pictures: 'pictures-1',
  texts: 'texts-1',
} as const;
