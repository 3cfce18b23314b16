import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

interface Report {
  diagnostics: { code: string; filename: string }[];
}

async function filesReported(rule: string, files: Record<string, string>): Promise<string[]> {
  const house = await mkdtemp(path.join(tmpdir(), 'shop-house-'));
  try {
    await copyFile(path.join(root, 'oxlint.config.ts'), path.join(house, 'oxlint.config.ts'));
    await writeFile(path.join(house, 'package.json'), '{ "type": "module" }');
    await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(house, file)), { recursive: true });
      await writeFile(path.join(house, file), text);
    }
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = await run(process.execPath, [oxlint, '--format', 'json'], {
      cwd: house,
    }).catch((error: unknown) => error as { stdout: string });
    const { diagnostics } = JSON.parse(stdout) as Report;
    const found = diagnostics.filter(({ code }) => code.includes(`(${rule})`));
    return [...new Set(found.map(({ filename }) => filename))].toSorted();
  } finally {
    await rm(house, { recursive: true });
  }
}

const importing = (...froms: string[]): string =>
  froms.map((from, index) => `export { thing as thing${index} } from '${from}';\n`).join('');

const rejected: Record<string, string> = {
  'contract/examples.ts': '../server/http/errors.ts',
  'server/cart/cartService.ts': '../../src/lib/price.ts',
  'src/lib/price.ts': '../api/baseApi.ts',
  'src/lib/memo.ts': 'react',
  'src/api/baseQuery.ts': '../store/makeStore.ts',
  'src/components/goods/Price.tsx': '../features/cart/cartSlice.ts',
  'src/components/Field.tsx': '../forms/TextField.tsx',
  'src/forms/formDrafts.ts': '../features/session/sessionSlice.ts',
  'src/features/signin/LoginScreen.tsx': '../../app/routes.tsx',
  'src/features/signin/signInDestination.ts': '../../router/navigation.ts',
  'src/features/account/accountSlice.ts': '../../store/makeStore.ts',
  'src/features/account/AccountScreen.tsx': '../../api/endpoints.gen.ts',
  'src/features/account/testing.ts': '../../testing/renderWithProviders.tsx',
  'src/features/account/Orders.tsx': '../orders/OrderLines.tsx',
  'src/features/orders/OrderLines.tsx': '../checkout/CheckoutScreen.tsx',
  'src/features/session/startup.ts': '../cart/cartSlice.ts',
  'src/features/ui/toasts.ts': '../session/sessionSlice.ts',
  'src/features/cart/CartScreen.tsx': '../listing/ProductCard.tsx',
  'src/features/wishlist/WishlistHeart.tsx': '../listing/ProductCard.tsx',
  'src/features/listing/ShopScreen.tsx': '../checkout/steps.ts',
  'src/store/makeStore.ts': '../router/navigation.ts',
  'src/router/navigation.ts': '../app/routes.tsx',
  'src/app/App.tsx': '../main.tsx',
  'src/main.tsx': '../server/config.ts',
};

const allowed: Record<string, string[]> = {
  'server/cart/cartRoutes.ts': ['../errors.ts', '../../contract/types.gen.ts'],
  'src/components/goods/Price.tsx': ['../lib/price.ts', './Label.tsx'],
  'src/forms/TextField.tsx': ['../components/Label.tsx', '../store/hooks.ts'],
  'src/features/session/startup.ts': ['../ui/uiSlice.ts', '../../api/api.ts'],
  'src/features/listing/ProductCard.tsx': [
    '../cart/cartSlice.ts',
    '../product/dialogs.ts',
    '../../forms/TextField.tsx',
    '../../store/hooks.ts',
    '../../components/Price.tsx',
  ],
  'src/features/wishlist/WishlistScreen.tsx': ['../listing/ProductGrid.tsx'],
  'src/features/search/SearchScreen.tsx': ['../listing/ProductCard.tsx', './searchSlice.ts'],
  'src/features/search/SearchScreen.test.tsx': [
    '../../testing/renderWithProviders.tsx',
    '../../store/makeStore.ts',
  ],
  'src/router/navigation.ts': ['../store/makeStore.ts', '../features/ui/addressSlice.ts'],
  'src/app/App.tsx': [
    '../store/makeStore.ts',
    '../router/navigation.ts',
    '../features/cart/CartScreen.tsx',
    '../lib/price.ts',
  ],
  'src/main.tsx': ['./app/App.tsx'],
};

describe('the linter', () => {
  it('reports each import that runs upwards', async () => {
    const files = Object.fromEntries(
      Object.entries(rejected).map(([file, from]) => [file, importing(from)]),
    );
    expect(await filesReported('no-restricted-imports', files)).toEqual(
      Object.keys(rejected).toSorted(),
    );
  });

  it('reports no import that runs downwards', async () => {
    const files = Object.fromEntries(
      Object.entries(allowed).map(([file, froms]) => [file, importing(...froms)]),
    );
    expect(await filesReported('no-restricted-imports', files)).toEqual([]);
  });

  it('lets every layer import the DTO types of the generated file, and only types', async () => {
    const files = {
      'src/lib/price.ts':
        "import type { Price } from '../api/endpoints.gen.ts';\nexport type Shown = Price;\n",
      'src/lib/total.ts': importing('../api/endpoints.gen.ts'),
    };
    expect(await filesReported('no-restricted-imports', files)).toEqual(['src/lib/total.ts']);
  });

  it('reports untyped hooks of react-redux outside store/hooks.ts', async () => {
    const files = {
      'src/features/cart/CartScreen.tsx': "export { useSelector } from 'react-redux';\n",
      'src/store/hooks.ts': "export { useSelector } from 'react-redux';\n",
    };
    expect(await filesReported('no-restricted-imports', files)).toEqual([
      'src/features/cart/CartScreen.tsx',
    ]);
  });

  it('reports a cycle of value imports, but not of type imports', async () => {
    const files = {
      'src/lib/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
      'src/lib/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
      'src/lib/c.ts': "import type { D } from './d.ts';\nexport interface C { d: D }\n",
      'src/lib/d.ts': "import type { C } from './c.ts';\nexport interface D { c: C }\n",
    };
    expect(await filesReported('no-cycle', files)).toEqual(['src/lib/a.ts', 'src/lib/b.ts']);
  });

  it('reports upsertQueryData', async () => {
    const files = { 'src/api/api.ts': 'export const write = (util) => util.upsertQueryData();\n' };
    expect(await filesReported('no-restricted-properties', files)).toEqual(['src/api/api.ts']);
  });
});
