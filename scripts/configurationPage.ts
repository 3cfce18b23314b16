/** Part of `npm run generate`: writes docs/configuration.md. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SETTING_DESCRIPTIONS, type SettingDescription } from '../server/settingDescriptions.ts';

export const CONFIGURATION_PAGE = path.join(import.meta.dirname, '../docs/configuration.md');

const INTRODUCTION = `# Configuration

The server reads its settings from environment variables. \`npm run doctor\` checks them.
This page is generated from \`server/settingDescriptions.ts\` by \`npm run generate\`.
`;

const OTHERS = `## Variables of Node, the build and the trace exporter

| variable | default | description |
| --- | --- | --- |
| \`NODE_ENV\` | \`production\` with \`npm start\` | \`production\` on every public server; the shop is slower without it. |
| \`THEME\` | \`ridge\` | Theme of a build, a name in \`src/theme/themes.ts\`. \`npm start\` and \`npm run doctor\` need the same value ([designers.md](designers.md)). |
| \`OTEL_EXPORTER_OTLP_HEADERS\` | | Headers for the trace collector, such as \`x-team=shop,x-key=…\`. |
`;

function row({ names, fallback = '', text }: SettingDescription): string {
  return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${fallback} | ${text} |`;
}

export function configurationPage(): string {
  const groups = Object.entries(SETTING_DESCRIPTIONS).map(([title, settings]) =>
    [
      `## ${title}`,
      '',
      '| setting | default | description |',
      '| --- | --- | --- |',
      ...settings.map(row),
      '',
    ].join('\n'),
  );
  return [INTRODUCTION, ...groups, OTHERS].join('\n');
}

if (import.meta.main) await writeFile(CONFIGURATION_PAGE, configurationPage());
