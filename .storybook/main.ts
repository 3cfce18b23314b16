import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack from 'webpack';
import { materialAliases } from '../scripts/webpack/materialAliases.ts';
import { withOwnRules } from './webpackRules.ts';

const checksStates = new webpack.NormalModuleReplacementPlugin(/\/styleStates\.ts$/, (module) => {
  if (module.contextInfo.issuer.endsWith('styledEngine.ts')) {
    module.request = path.join(import.meta.dirname, '../src/testing/checkedStates.ts');
  }
});

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  // Staff stories have their own Storybook with unmodified Material UI.
  stories: ['../src/!(staff)/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public', { from: '../dist/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (settings) => {
    return {
      ...settings,
      // Tests read component names, which minification would change.
      optimization: { ...settings.optimization, minimize: false },
      plugins: [...(settings.plugins ?? []), checksStates],
      resolve: {
        ...settings.resolve,
        alias: {
          ...(settings.resolve?.alias as Record<string, string> | undefined),
          ...materialAliases,
        },
      },
      module: { ...settings.module, rules: withOwnRules(settings.module?.rules ?? []) },
    };
  },
};

export default config;
