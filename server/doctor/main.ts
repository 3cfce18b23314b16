/** Runs `npm run doctor`, which checks settings, database, disk, mail and build and prints the results. */
import { readConfig, type Config } from '../config.ts';
import { examineDatabase } from './examineDatabase.ts';
import { examineBuild, examineDisk, examineMail, examinePictures } from './examineMachine.ts';
import { examinePayments } from './examinePayments.ts';
import { examineReplica } from './examineReplica.ts';
import { examineNames, examineSettings } from './examineSettings.ts';
import { fault, type Finding } from './finding.ts';

const SIGNS = { fine: 'ok  ', warning: 'look', fault: 'MEND' } as const;

function tell({ kind, about, text }: Finding): void {
  console.log(`${SIGNS[kind]} ${about.padEnd(10)} ${text}`);
  if (kind === 'fault') process.exitCode = 1;
}

function readSettings(): Config | undefined {
  try {
    return readConfig(process.env);
  } catch (error) {
    tell(fault('settings', error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

for (const finding of examineNames(process.env)) tell(finding);
const config = readSettings();
if (config) {
  for (const finding of examineSettings(config, process.env.NODE_ENV === 'production'))
    tell(finding);
  for (const finding of await examineDatabase(config)) tell(finding);
  for (const finding of await examineReplica(config)) tell(finding);
  tell(await examineDisk(config));
  tell(await examinePictures(config));
  tell(await examineMail(config));
  for (const finding of await examinePayments(config)) tell(finding);
  tell(examineBuild(config));
}
