/** Names of the caches; the number rises when what is cached in one changes its form. */
export const CACHE_NAMES = {
  assets: 'assets-1',
  calls: 'calls-1',
  choices: 'choices-1',
  pages: 'pages-1',
  pictures: 'pictures-1',
  texts: 'texts-1',
} as const;
