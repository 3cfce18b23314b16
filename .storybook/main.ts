import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack from 'webpack';
import { materialAliases } from '../scripts/webpack/materialAliases.ts';

function isForStyles(rule: unknown): boolean {
  if (typeof rule !== 'object' || rule === null || !('test' in rule)) return false;
  return rule.test instanceof RegExp && rule.test.test('main.css');
}

/** Compares the rules that the styling engine remembers with those of each element. */
const checksStates = new webpack.NormalModuleReplacementPlugin(/\/styleStates\.ts$/, (module) => {
  if (module.contextInfo.issuer.endsWith('styledEngine.ts')) {
    module.request = path.join(import.meta.dirname, '../src/testing/checkedStates.ts');
  }
});

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (settings) => {
    const rules = settings.module?.rules ?? [];
    return {
      ...settings,
      plugins: [...(settings.plugins ?? []), checksStates],
      resolve: {
        ...settings.resolve,
        alias: {
          ...(settings.resolve?.alias as Record<string, string> | undefined),
          ...materialAliases,
        },
      },
      module: {
        ...settings.module,
        rules: [
          // The preset's own rule knows no css modules.
          ...rules.filter((rule) => !isForStyles(rule)),
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: 'ts-loader',
            options: {
              transpileOnly: true,
              compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
            },
          },
          {
            test: /\.css$/,
            use: [
              'style-loader',
              {
                loader: 'css-loader',
                options: {
                  modules: {
                    auto: /\.module\.css$/,
                    namedExport: false,
                    exportLocalsConvention: 'as-is',
                    localIdentName: '[name]-[local]',
                  },
                },
              },
            ],
          },
        ],
      },
    };
  },
};

export default config;
