/**
 * Builds of the storefront: browser (`dist/`, maps in `dist-maps/`) with its service worker, and page server
 * (`dist-server/`). The staff build (`dist-staff/`) has its own code and styles, but loads the storefront's texts.
 */
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypescript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { madeThemeAliases, materialAliases } from './scripts/webpack/materialAliases.ts';
import { PagePlugin } from './scripts/webpack/pagePlugin.ts';
import { StaffPagePlugin } from './scripts/webpack/staffPagePlugin.ts';
import { shellOf, type Shell } from './scripts/webpack/shellOf.ts';
import { TextsPlugin } from './scripts/webpack/textsPlugin.ts';
import { themeNamed } from './src/theme/themes.ts';
import { storefrontStyles, themeColors, themeStyles } from './src/theme/themeStyles.ts';

const root = import.meta.dirname;
const isProduction = process.env.NODE_ENV !== 'development';
const isServed = process.env.WEBPACK_SERVE === 'true';
/** Browsers cache hashed files by name; hot replacement needs a constant name. */
const named = isServed ? 'assets/[name]' : 'assets/[name].[contenthash:10]';
const theme = themeNamed(process.env.THEME);

function typescript(isRefreshed = false): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
      ...(isRefreshed && { getCustomTransformers: () => ({ before: [refreshTypescript()] }) }),
    },
  };
}

function cssLoader(isServer: boolean) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: isServer,
        localIdentName: isProduction ? '[hash:base64:6]' : '[name]-[local]',
      },
    },
  };
}

const extensions = ['.ts', '.tsx', '.js', '.mjs'];

/** Messages arrive compiled, so the browser needs no parser for them. */
const withoutParser = {
  '@formatjs/icu-messageformat-parser$': path.join(
    root,
    'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
  ),
};

const shared: Configuration = {
  mode: isProduction ? 'production' : 'development',
  context: root,
  devtool: isProduction ? false : 'source-map',
  resolve: {
    extensions,
    alias: {
      ...withoutParser,
      [path.join(root, 'node_modules/react-router/dist/production/lib/dom/ssr/components.js')]:
        path.join(root, 'src/router/routerFramework.ts'),
      ...materialAliases,
      ...madeThemeAliases,
    },
  },
  performance: { hints: false },
};

/** Source maps of minified code for `npm run stack`, in a folder that is neither served nor referenced. */
const maps = isProduction
  ? [
      new webpack.SourceMapDevToolPlugin({
        test: /\.js$/,
        filename: '../dist-maps/[base].map',
        append: false,
        moduleFilenameTemplate: '[resource-path]',
      }),
    ]
  : [];

const compression = isProduction
  ? [
      new CompressionPlugin({
        test: /\.(js|css|json|svg)$/,
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
      }),
    ]
  : [];

/** Shared styles go into the first sheet: a lazy chunk would load them after the rules that override them. */
const sharedStyles = {
  type: 'css/mini-extract',
  chunks: 'all' as const,
  minChunks: 2,
  name: 'main',
  enforce: true,
};

const minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify }), new CssMinimizerPlugin()];

const devServer: DevServer = {
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 8080),
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: process.env.API_URL ?? 'http://127.0.0.1:3000' }],
};

const browser: Configuration & { devServer: DevServer } = {
  ...shared,
  name: 'browser',
  target: 'web',
  entry: { main: './src/main.tsx' },
  output: {
    path: path.join(root, 'dist'),
    publicPath: '/',
    filename: `${named}.js`,
    chunkFilename: `${named}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    trustedTypes: 'shop#webpack',
    clean: { keep: /^(sw\.js|pictures\/)/ },
  },
  module: {
    rules: [
      typescript(isServed),
      {
        test: /node_modules\/@emotion\/cache\/.*\.js$/,
        loader: path.join(root, 'scripts/webpack/withoutPrefixes.ts'),
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(false)] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: `${named}.css`,
      chunkFilename: `${named}.css`,
      ignoreOrder: true,
    }),
    new TextsPlugin(path.join(root, 'translations')),
    new CopyPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] }, info: { minimized: true } },
        // scripts/makePictures.ts adds the pictures to the production build; other builds copy them.
        ...(isProduction ? [] : [{ from: 'dist/pictures', to: 'pictures' }]),
      ],
    }),
    new PagePlugin(path.join(root, 'public/index.html'), {
      themeColors: () => themeColors(theme),
      themeStyles: () => storefrontStyles(theme),
      linksStyles: isServed,
    }),
    ...compression,
    ...(isServed ? [new ReactRefreshPlugin()] : []),
    ...maps,
  ],
  optimization: { minimizer, splitChunks: { cacheGroups: { sharedStyles } } },
  devServer,
};

const server: Configuration = {
  ...shared,
  name: 'server',
  target: 'node24',
  entry: { render: './src/render.tsx' },
  output: {
    path: path.join(root, 'dist-server'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    library: { type: 'module' },
    module: true,
    clean: true,
  },
  experiments: { outputModule: true },
  module: {
    rules: [
      typescript(),
      { test: /\.module\.css$/, use: [cssLoader(true)] },
      { test: /(?<!\.module)\.css$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};

function worker(of: string, folder: string, entry: string, shell: () => Shell): Configuration {
  return {
    ...shared,
    name: `${of} worker`,
    dependencies: [of],
    target: 'webworker',
    entry: { sw: entry },
    output: { path: path.join(root, folder), filename: '[name].js' },
    module: { rules: [typescript()] },
    plugins: [
      new webpack.DefinePlugin({
        SHELL: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(shell()), true),
      }),
      ...(of === 'browser' ? maps : []),
    ],
  };
}

const shopWorker = worker('browser', 'dist', './src/serviceWorker.ts', () =>
  shellOf(path.join(root, 'dist'), '/', ['main', 'offline']),
);

const staffWorker = worker('staff', 'dist-staff', './src/staff/offline/staffWorker.ts', () => {
  const chunks = ['staff', 'orders', 'order-grid', 'order', 'slots', 'packingList'];
  const { files, version } = shellOf(path.join(root, 'dist-staff'), '/staff/', chunks);
  const texts = ['en', 'fr'].flatMap((code) =>
    ['/', '/staff/'].map((base) => `${base}assets/i18n/${code}.json`),
  );
  return { files: [...files, ...texts], version };
});

/** The staff build uses Material UI unmodified: its grid needs parts that the storefront replaces. */
const staff: Configuration = {
  ...shared,
  name: 'staff',
  target: 'web',
  resolve: { extensions, alias: withoutParser },
  entry: { staff: './src/staff/main.tsx' },
  output: {
    path: path.join(root, 'dist-staff'),
    publicPath: '/staff/',
    filename: `${named}.js`,
    chunkFilename: `${named}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    trustedTypes: 'staff#webpack',
    clean: { keep: /^sw\.js/ },
  },
  module: {
    rules: [
      typescript(),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(false)] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: `${named}.css`, chunkFilename: `${named}.css` }),
    new TextsPlugin(path.join(root, 'translations/staff')),
    new StaffPagePlugin(path.join(root, 'src/staff/index.html'), {
      themeColors: () => themeColors(theme),
      themeStyles: () => themeStyles(theme),
    }),
    ...compression,
  ],
  optimization: { minimizer },
};

export default isProduction
  ? [browser, shopWorker, server, staff, staffWorker]
  : [browser, server, staff];
