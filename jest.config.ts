import { globSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';

const shared = {
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  restoreMocks: true,
} satisfies NonNullable<Config['projects']>[number];

/** Those that need a database; the others prove the same whatever the shop runs on. */
const ofDatabase = globSync('server/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(file, 'utf8').includes('freshDatabase'),
);

/** Where the embedded database could differ from a server: migrations, races, searches, large writes. Journeys run on it, too. */
const OF_BOTH_DATABASES =
  /^server\/(?:(?:db|idempotency|testing)\/|import\/(?:importCatalog|hostileCatalogue)\.|orders\/(?:placeOrder|race)\.|search\/(?:largeCatalogue|searchService)\.)/;
const ofServerAlone = ofDatabase.filter((file) => !OF_BOTH_DATABASES.test(file));

const RETRY = '<rootDir>/server/testing/retryOnce.ts';
const CHEAP_PASSWORDS = '<rootDir>/server/testing/cheapPasswords.ts';

const config: Config = {
  maxWorkers: 3,
  // Modules of past test files are never freed (--experimental-vm-modules): a worker grew to 3 GiB and collected garbage.
  workerIdleMemoryLimit: '1500MB',
  // A machine under load must not look like a failing test.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'storefront',
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['<rootDir>/src/staff/'],
      testEnvironment: '<rootDir>/src/testing/browserEnvironment.ts',
      setupFilesAfterEnv: [RETRY, '<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/testing/cssClassNames.ts',
        '^@mui/styled-engine$': '<rootDir>/src/theme/styledEngine.ts',
      },
    },
    {
      ...shared,
      displayName: 'staff',
      roots: ['<rootDir>/src/staff'],
      testEnvironment: '<rootDir>/src/testing/browserEnvironment.ts',
      setupFilesAfterEnv: [RETRY, '<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/cssClassNames.ts' },
    },
    {
      ...shared,
      displayName: 'server-pglite',
      roots: ['<rootDir>/server', '<rootDir>/contract'],
      testEnvironment: 'node',
      setupFilesAfterEnv: [RETRY, CHEAP_PASSWORDS],
      testPathIgnorePatterns: ofServerAlone.map((file) => `<rootDir>/${file}$`),
      setupFiles: ['<rootDir>/server/testing/withoutPostgres.ts'],
    },
    {
      ...shared,
      displayName: 'server-postgres',
      roots: ['<rootDir>/server'],
      testMatch: ofDatabase.map((file) => `<rootDir>/${file}`),
      testEnvironment: 'node',
      setupFilesAfterEnv: [RETRY, CHEAP_PASSWORDS],
      globalSetup: '<rootDir>/server/testing/startPostgres.ts',
      globalTeardown: '<rootDir>/server/testing/stopPostgres.ts',
    },
    {
      ...shared,
      displayName: 'scripts',
      roots: ['<rootDir>/scripts', '<rootDir>/deploy'],
      testEnvironment: 'node',
      setupFilesAfterEnv: [RETRY],
    },
  ],
};

export default config;
