import { defineConfig } from 'oxlint';
import type { DummyRuleMap } from 'oxlint';

/**
 * Rejected import, matched against the path as written. A group has .gitignore patterns. An exception (`!`) in one
 * group applies to all groups. A ban without exceptions is therefore a regex, and comes first.
 */
type Ban = { message: string; allowTypeImports?: boolean } & (
  | { group: string[] }
  | { regex: string }
);

const ban = (group: string[], message: string): Ban => ({ group, message });

/** Returns patterns for relative imports of these folders and entry files of src, from any depth. */
const from = (...names: string[]): string[] =>
  names.flatMap((name) => (name.includes('.') ? [`**/${name}`] : [`../**/${name}/**`]));

const entries = ['main.tsx', 'render.tsx'];
const above = {
  components: ['forms', 'features', 'store', 'router', 'app', ...entries],
  features: ['router', 'app', ...entries],
};
const higherThan = {
  theme: ['lib', 'api', 'components', ...above.components],
  lib: ['theme', 'api', 'components', ...above.components],
  api: ['theme', 'components', ...above.components],
  components: ['api', ...above.components],
  forms: ['features', ...above.features],
  features: above.features,
  store: above.features,
  router: ['app', ...entries],
  app: entries,
};

// All layers may import DTO types, which only the generated file has; `toGenerated` rejects its values.
const upwards = (layer: keyof typeof higherThan): Ban =>
  ban(
    [...from(...higherThan[layer]), '!../**/api/endpoints.gen.ts'],
    'Imports run downwards: main, render > app > router > store > features > forms > components, api > lib.',
  );

const toBackend = ban(
  [...from('server', 'e2e', 'bench', 'deploy', 'scripts'), '!../**/scripts/sampled.ts'],
  'The storefront speaks to the backend by HTTP alone.',
);
const toTesting = ban(from('testing'), 'Only tests and stories may import src/testing.');
const toGenerated: Ban = {
  regex: '/endpoints\\.gen\\.ts$',
  message: 'Import hooks from api/api.ts, which adds tags and lifetimes before they run.',
  allowTypeImports: true,
};
const toStore = ban(
  ['../**/store/**', '!../**/store/{hooks,useTimeGate}.ts'],
  'A feature takes nothing of the store but its hooks.',
);
/** Layers of features, lowest first. Features import only their own and lower layers; unlisted ones import any. */
const floors = [
  ['ui'],
  ['session', 'shop'],
  ['avoidList'],
  ['cart', 'wishlist', 'compare'],
  ['miniCart'],
  ['product', 'listing', 'search', 'reviews', 'stockAlert'],
  ['account'],
  ['addresses', 'signin'],
  ['orders'],
  ['checkout'],
];
const floorOf = (at: number): string[] => floors.slice(0, at + 1).flat();
const toOtherFeatures = (allowed: string[]): Ban =>
  ban(
    ['../[a-z]*/**', ...allowed.map((feature) => `!../${feature}/**`)],
    `Between features: ${floors.map((floor) => floor.join(', ')).join(' < ')} < the rest.`,
  );

/**
 * Screens of wishlist and comparison that may import the product cards of `listing`, a higher layer. Only routes
 * import these screens, so no cycle arises.
 */
const cardScreens = [
  'src/features/wishlist/{WishlistScreen,WishlistProductById}.tsx',
  'src/features/compare/{CompareScreen,CompareColumn,compareRows}.tsx',
];

const untypedHooks = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of store/hooks.ts, or staffHooks.ts.',
};

/** Returns the complete setting of the rule, because a later override replaces an earlier one. */
const imports = (...patterns: Ban[]): Pick<DummyRuleMap, 'no-restricted-imports'> => ({
  'no-restricted-imports': ['error', { paths: [untypedHooks], patterns }],
});

const storefront = [toGenerated, toBackend, toTesting];
const feature = [...storefront, upwards('features'), toStore];

/** HTML elements that features must replace by Material UI components. */
const materialElements = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((element) => ({
    element,
    message: 'Use Typography.',
  })),
  { element: 'button', message: 'Use Button or IconButton.' },
  { element: 'input', message: 'Use OutlinedInput, InputBase, Checkbox or Radio.' },
  {
    element: 'textarea',
    message: 'Use OutlinedInput with multiline and inputComponent="textarea".',
  },
  { element: 'select', message: 'Use NativeSelect.' },
  { element: 'dialog', message: 'Use components/Dialog.tsx.' },
  { element: 'table', message: 'Use Table.' },
];

export default defineConfig({
  plugins: [
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'promise',
    'react',
    'jsx-a11y',
    'jest',
    'node',
  ],
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    'node_modules',
    '**/*.gen.ts',
    'dist',
    'dist-maps',
    'dist-server',
    'dist-staff',
    'storybook-static',
    'storybook-static-staff',
    'coverage',
    'data',
    'test-results',
  ],
  rules: {
    eqeqeq: 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-restricted-properties': [
      'error',
      {
        property: 'upsertQueryData',
        message: 'It loses a symbol in recordings: use upsertQueryEntries.',
      },
      {
        property: 'waitForTimeout',
        message: 'Wait for what comes, run page.clock, or prove by whenIdle that nothing came.',
      },
    ],
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'import/no-default-export': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-key': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-misused-spread': [
      'error',
      // Spreading a string into code points and a `Storage` into its entries is intended.
      { allow: [{ from: 'lib', name: ['string', 'Storage'] }] },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': ['error', 'in-try-catch'],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',

    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Stylesheets, polyfills and registrations are imported for their side effects.
    'import/no-unassigned-import': 'off',
    // `pg` is CommonJS: Node exposes its classes only on the default import.
    'import/no-named-as-default-member': 'off',
    // Values from JSON.parse, the store and events need type assertions.
    'typescript/no-unsafe-type-assertion': 'off',
    // Redux types plain functions as methods.
    'typescript/unbound-method': 'off',
    // A local function is often clearest beside its only caller.
    'unicorn/consistent-function-scoping': 'off',
    // Material UI renders a button group with `role="group"`, not as a fieldset.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The rule is for Express; Fastify handles rejections of async handlers.
    'oxc/no-async-endpoint-handlers': 'off',
    // Requests and inserts run one after another on purpose.
    'no-await-in-loop': 'off',
    ...imports(),
  },
  overrides: [
    {
      files: ['contract/**'],
      rules: imports(ban(['../**'], 'The contract imports nothing of ours.')),
    },
    {
      // The bench measures fixed pauses, which simulate a shopper who looks around.
      files: ['bench/**'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['server/**'],
      rules: {
        // Reject cycles of type imports too.
        'import/no-cycle': ['error', { ignoreTypes: false }],
        ...imports(
          ban(
            ['../**/src/**'],
            'The server knows the storefront only as its built render (server/pages/pages.ts).',
          ),
        ),
      },
    },
    {
      files: ['src/lib/**'],
      rules: imports(
        ...storefront,
        upwards('lib'),
        ban(
          ['react', 'react-*', 'react-*/**', '@reduxjs/**', 'redux', 'redux-*'],
          'src/lib is plain functions: no React, no Redux.',
        ),
      ),
    },
    { files: ['src/theme/**'], rules: imports(...storefront, upwards('theme')) },
    {
      // Stubs must have the same exports as the package modules that they replace.
      files: ['src/theme/styledEngine.ts', 'src/theme/stubs/**'],
      rules: {
        'eslint/no-underscore-dangle': 'off',
        'import/no-default-export': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: ['src/staff/**'],
      rules: imports(
        ...storefront,
        ban(
          [
            ...from('router', 'app', ...entries),
            '!../**/router/StoreRouter.tsx',
            '../**/store/**',
            '!../**/store/{timeGate,useTimeGate,devToolsOptions,requireOwnState}.ts',
          ],
          'The counter shares theme, lib, api, components and forms with the storefront, and its time gate.',
        ),
        ban(
          [
            '../**/features/**',
            '!../**/features/ui/{colorSchemes,languages}.ts',
            '!../**/features/ui/locationSlice.ts',
          ],
          'Of the features the counter takes languages, colour schemes and the location.',
        ),
      ),
    },
    { files: ['src/api/**'], rules: imports(...storefront, upwards('api')) },
    { files: ['src/api/api.ts'], rules: imports(toBackend, toTesting, upwards('api')) },
    { files: ['src/components/**'], rules: imports(...storefront, upwards('components')) },
    { files: ['src/forms/**'], rules: imports(...storefront, upwards('forms'), toStore) },
    {
      files: ['src/features/**'],
      rules: {
        ...imports(...feature),
        'react/forbid-elements': ['error', { forbid: materialElements }],
        'react/forbid-component-props': [
          'error',
          {
            forbid: [
              {
                propName: 'sx',
                message: 'It is serialized for each element: use a class or a variant.',
              },
            ],
          },
        ],
      },
    },
    ...floors.map((floor, at) => ({
      files: floor.map((name) => `src/features/${name}/**`),
      rules: imports(...feature, toOtherFeatures(floorOf(at))),
    })),
    { files: cardScreens, rules: imports(...feature, toOtherFeatures(floorOf(5))) },
    { files: ['src/store/**'], rules: imports(...storefront, upwards('store')) },
    {
      files: ['src/store/hooks.ts'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [...storefront, upwards('store')] }],
      },
    },
    {
      files: ['src/staff/staffHooks.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: storefront }] },
    },
    { files: ['src/router/**'], rules: imports(...storefront, upwards('router')) },
    { files: ['src/app/**'], rules: imports(...storefront, upwards('app')) },
    { files: ['src/*.{ts,tsx}'], rules: imports(...storefront) },
    // Tests and stories build the real store and the providers around their subject.
    {
      files: ['src/**/*.{test,stories}.{ts,tsx}', 'src/testing/**'],
      rules: {
        ...imports(toBackend),
        'react/forbid-elements': 'off',
        'react/forbid-component-props': 'off',
      },
    },
    {
      files: [
        '*.config.ts',
        '.storybook/**',
        'src/**/*.stories.tsx',
        'src/testing/cssClassNames.ts',
        'server/testing/{start,stop}Postgres.ts',
        'scripts/jest/*.ts',
        'scripts/webpack/withoutPrefixes.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['src/**'], rules: { 'no-console': 'error' } },
    {
      files: ['src/testing/setup.ts'],
      rules: { 'no-console': 'off', 'jest/no-standalone-expect': 'off' },
    },
    // Playwright's `use` is not a React hook, its tests are not Jest's, and fixtures without dependencies take `{}`.
    {
      files: ['e2e/**'],
      rules: {
        'jest/no-standalone-expect': 'off',
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
});
