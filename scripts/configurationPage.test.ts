import { readFile } from 'node:fs/promises';
import { CONFIGURATION_PAGE, configurationPage } from './configurationPage.ts';

it('docs/configuration.md is up to date', async () => {
  expect(await readFile(CONFIGURATION_PAGE, 'utf8')).toBe(configurationPage());
});
