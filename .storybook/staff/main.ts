import type { StorybookConfig } from '@storybook/react-webpack5';
import { withOwnRules } from '../webpackRules.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../../src/staff/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../../public', { from: '../../dist/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (settings) => ({
    ...settings,
    optimization: { ...settings.optimization, minimize: false },
    module: { ...settings.module, rules: withOwnRules(settings.module?.rules ?? []) },
  }),
};

export default config;
