import { globSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';

const shared = {
  testMatch: ['**/*.test.{ts,tsx}'],
  // Node strips types itself, and scripts/jest transpiles TSX.
  transform: {},
  runtime: '<rootDir>/scripts/jest/SharedRuntime.ts',
  restoreMocks: true,
  // Leave these real, because Node and React use them internally.
  fakeTimers: {
    doNotFake: ['hrtime', 'nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'],
  },
} satisfies NonNullable<Config['projects']>[number];

const page = {
  ...shared,
  testEnvironment: '<rootDir>/scripts/jest/PageEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};

const node = {
  ...shared,
  runner: '<rootDir>/scripts/jest/WorkerRunner.ts',
  testEnvironment: '<rootDir>/scripts/jest/NodeEnvironment.ts',
};

const CSS = { '\\.css$': '<rootDir>/src/testing/cssClassNames.ts' };

/** Tests that run on both databases, because results can differ: migrations, races, searches and large writes. */
const OF_BOTH_DATABASES =
  /^server\/(?:(?:db|idempotency|testing)\/|import\/(?:importCatalog|hostileCatalogue)\.|orders\/(?:placeOrder|race)\.|search\/(?:largeCatalogue|searchService)\.)/;
const ofBothDatabases = globSync('server/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => OF_BOTH_DATABASES.test(file) && readFileSync(file, 'utf8').includes('freshDatabase'),
);

const config: Config = {
  maxWorkers: 2,
  // Far above any test's duration, so that a busy machine causes no timeouts.
  testTimeout: 120_000,
  projects: [
    {
      ...page,
      displayName: 'storefront',
      runner: '<rootDir>/scripts/jest/StorefrontRunner.ts',
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['<rootDir>/src/staff/'],
      moduleNameMapper: {
        ...CSS,
        '^@mui/styled-engine$': '<rootDir>/src/theme/styledEngine.ts',
      },
    },
    {
      ...page,
      displayName: 'staff',
      runner: '<rootDir>/scripts/jest/StaffRunner.ts',
      roots: ['<rootDir>/src/staff'],
      moduleNameMapper: CSS,
    },
    {
      ...node,
      displayName: 'server',
      roots: ['<rootDir>/server', '<rootDir>/contract'],
      setupFilesAfterEnv: ['<rootDir>/server/testing/cheapPasswords.ts'],
      globalSetup: '<rootDir>/server/testing/startPostgres.ts',
      globalTeardown: '<rootDir>/server/testing/stopPostgres.ts',
    },
    {
      ...node,
      displayName: 'scripts',
      roots: ['<rootDir>/scripts', '<rootDir>/deploy'],
    },
    {
      ...node,
      displayName: 'embedded',
      testMatch: ofBothDatabases.map((file) => `<rootDir>/${file}`),
      setupFiles: ['<rootDir>/server/testing/withoutPostgres.ts'],
      setupFilesAfterEnv: ['<rootDir>/server/testing/cheapPasswords.ts'],
    },
  ],
};

export default config;
