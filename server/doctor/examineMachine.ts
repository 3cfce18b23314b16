import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isBuilt, root } from '../../scripts/setup.mjs';
import type { Config } from '../config.ts';
import { checkSmtp } from '../mail/mailer.ts';
import { reasonOf } from '../mail/sendPendingEmails.ts';
import { openBucketStore } from '../pictures/bucketStore.ts';
import type { BucketPlace } from '../pictures/pictureStore.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const MB = 1024 * 1024;

const LITTLE_MB = 2048;
const LEAST_MB = 200;

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}

export async function examineDisk({ dataDir }: Config, freeMb?: number): Promise<Finding> {
  const about = 'disk';
  const { bavail, bsize } = await statfs(existing(path.resolve(dataDir)));
  const free = freeMb ?? Math.floor((bavail * bsize) / MB);
  const text = `${free} MB are free for ${dataDir}`;
  if (free >= LITTLE_MB) return fine(about, text);
  const told = `${text}: make room, or let DATA_DIR be on another disk.`;
  return free >= LEAST_MB ? warning(about, told) : fault(about, told);
}

export async function examineMail({ dataDir, smtpUrl, origin }: Config): Promise<Finding> {
  const about = 'mail';
  const outbox = path.resolve(dataDir, 'outbox');
  const where = smtpUrl === undefined ? outbox : 'SMTP_URL';
  try {
    await (smtpUrl === undefined
      ? access(existing(outbox), constants.W_OK)
      : checkSmtp(smtpUrl, origin));
    return fine(about, `taken by ${where}`);
  } catch (error) {
    const todo = smtpUrl === undefined ? 'give the shop the right to write there' : 'check it';
    return fault(about, `Not taken by ${where} (${reasonOf(error)}): ${todo}.`);
  }
}

async function tryBucket(bucket: BucketPlace): Promise<void> {
  const store = openBucketStore(bucket);
  const key = `doctor/${randomUUID()}`;
  await store.put(key, import.meta.filename);
  const stored = await store.get(key);
  stored?.stream.destroy();
  await store.delete(key);
  if (stored === undefined) throw new Error('It does not give what it has taken.');
  if (await store.get(key)) throw new Error('It gives what was deleted.');
}

export async function examinePictures({
  dataDir,
  picturesBucket,
}: Pick<Config, 'dataDir' | 'picturesBucket'>): Promise<Finding> {
  const about = 'pictures';
  const folder = path.resolve(dataDir, 'pictures');
  const where = picturesBucket === undefined ? folder : 'PICTURES_URL';
  try {
    await (picturesBucket === undefined
      ? access(existing(folder), constants.W_OK)
      : tryBucket(picturesBucket));
    return fine(about, `taken by ${where}`);
  } catch (error) {
    return fault(about, `Not taken by ${where}. ${String(error)}`);
  }
}

export function examineBuild({ distDir }: Config): Finding {
  const about = 'build';
  if (!existsSync(path.join(distDir, 'index.html'))) {
    return fault(about, `There is none in ${distDir}: npm run build`);
  }
  if (!existsSync(path.join(root, 'src'))) {
    return fine(about, 'there; it came without its sources, so it cannot be compared');
  }
  return isBuilt()
    ? fine(about, 'of these sources')
    : fault(about, 'Of other sources: npm run build');
}
