import type { RuleSetRule } from 'webpack';

function isForStyles(rule: unknown): boolean {
  if (typeof rule !== 'object' || rule === null || !('test' in rule)) return false;
  return rule.test instanceof RegExp && rule.test.test('main.css');
}

export function withOwnRules<Rule>(rules: readonly Rule[]): (Rule | RuleSetRule)[] {
  return [
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
  ];
}
