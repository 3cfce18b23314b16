import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { storeKeys } from '../payment/gateways/enteredKeys.ts';
import { sealStoredSecrets } from '../account/signin/sealedSecret.ts';
import { readConfig } from '../config.ts';
import { lockDataDir } from '../db/lockDataDir.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { startPostgres } from '../testing/postgresProcess.ts';
import { examineDatabase } from './examineDatabase.ts';
import { examineDisk } from './examineMachine.ts';
import { examinePayments } from './examinePayments.ts';
import { withFakePayments } from '../testing/fakePayments.ts';
import { examineNames, examineSettings } from './examineSettings.ts';
import type { Finding } from './finding.ts';

const textsOf = (findings: readonly Finding[]) =>
  findings.map(({ kind, about, text }) => `${kind} ${about}: ${text}`).join('\n');

const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

const PUBLIC = {
  ORIGIN: 'https://shop.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@shop.example',
  SECURITY_CONTACT: 'mailto:security@shop.example',
  SECURITY_EXPIRES: nextYear,
};

const settings = (env: Record<string, string>) => textsOf(examineSettings(readConfig(env), true));

describe('settings', () => {
  it.each([{}, PUBLIC])('are fine if consistent: %j', (env) => {
    expect(settings(env)).toMatch(/^fine settings: valid, for http/);
  });

  it.each([
    [{ ORIGIN: 'http://shop.example' }, 'fault settings: ORIGIN is plain http'],
    [{ TRUST_PROXY: '0' }, 'fault settings: ORIGIN is https, so a proxy is in front'],
    [{ SMTP_URL: '' }, 'fault settings: SMTP_URL is not set'],
    [{ MAIL_FROM: '' }, 'fault settings: MAIL_FROM is not set'],
    [{ UNCONFIRMED_ORDERS: '0' }, 'warning settings: UNCONFIRMED_ORDERS is 0'],
    [{ STAFF_SECOND_FACTOR: '0' }, 'warning settings: STAFF_SECOND_FACTOR is 0'],
    [{ FAKE_PAYMENTS_PORT: '3002' }, 'fault settings: FAKE_PAYMENTS_PORT lets shoppers'],
    [{ SECURITY_EXPIRES: '2020-01-01' }, 'fault settings: SECURITY_EXPIRES is past'],
    [{ SECURITY_EXPIRES: '2099-01-01' }, 'warning settings: SECURITY_EXPIRES is more than a year'],
    [{ SECURITY_CONTACT: '', SECURITY_EXPIRES: '' }, 'warning settings: Nobody learns whom to'],
    [{ SESSION_IDLE_DAYS: '90', SESSION_MAX_DAYS: '30' }, 'warning settings: SESSION_IDLE_DAYS'],
    [{ ORIGIN: '', HOST: '0.0.0.0' }, 'warning settings: HOST is 0.0.0.0, but pages call'],
  ])('of a public shop with %j are reported', (env, text) => {
    const told = settings({ ...PUBLIC, ...env });
    expect(told).toContain(text);
    expect(told.split('\n')).toHaveLength(1);
  });

  it('are reported if misspelt, without other variables', () => {
    const env = {
      LOGLEVEL: 'info',
      SMTP_URI: 'smtp://mail.example',
      PATH: '/bin',
      HOSTNAME: 'a',
      LANG: 'C',
    };
    expect(textsOf(examineNames(env))).toBe(
      [
        'fault settings: LOGLEVEL is no setting of the shop. If you mean LOG_LEVEL, call it so.',
        'fault settings: SMTP_URI is no setting of the shop. If you mean SMTP_URL, call it so.',
      ].join('\n'),
    );
  });
});

describe('the database', () => {
  it('reports version, permissions, migrations and clock', async () => {
    await using opened = new AsyncDisposableStack();
    const postgres = await startPostgres();
    opened.defer(() => postgres.stop());
    const config = readConfig({ DATABASE_URL: postgres.url });
    const look = async (of = config) => textsOf(await examineDatabase(of));

    expect(await look()).toContain('warning migrations: The database is empty');
    const db = await openDatabase(config);
    opened.defer(() => db.destroy());
    await migrate(db);
    const whole = await look();
    expect(whole).toContain('fine migrations: all have run');
    expect(whole).toContain('fine clock: as that of the database');
    expect(whole).toContain('is a superuser');
    expect(whole).not.toContain('no limit');
    const unlimited = readConfig({ DATABASE_URL: `${postgres.url}?statement_timeout=0` });
    expect(await look(unlimited)).toContain('warning database: Statements have no limit');

    await sql`WITH member AS (
      INSERT INTO staff_member (name, email, email_key, role)
      VALUES ('Asha Rao', 'asha@example.com', 'asha@example.com', 'owner') RETURNING id)
      INSERT INTO staff_second_factor (member_id, secret)
      SELECT id, decode(repeat('00', 20), 'hex') FROM member`.execute(db);
    expect(await look()).toContain('warning database: 1 secrets of authenticator apps are not');
    await sealStoredSecrets(db, Buffer.alloc(32));
    expect(await look()).toContain('fault database: 1 secrets of authenticator apps need another');
    const keyed = { DATABASE_URL: postgres.url, SECRETS_KEY: Buffer.alloc(32).toString('base64') };
    expect(await look(readConfig(keyed))).not.toContain('secrets');
    const keys = { stripe: { secretKey: 'sk_test_1', webhookSecrets: [] } };
    await storeKeys(db, 'stripe', keys, Buffer.alloc(32, 1));
    expect(await look(readConfig(keyed))).toContain(
      'fault payments: The entered keys of stripe need another SECRETS_KEY',
    );

    await sql`CREATE ROLE reader LOGIN PASSWORD 'reader'`.execute(db);
    const url = new URL(postgres.url);
    url.username = 'reader';
    url.password = 'reader';
    expect(await look(readConfig({ DATABASE_URL: url.href }))).toContain(
      'may not make tables, so no migration can run',
    );

    await sql`DELETE FROM migration WHERE name = '001-shop.sql'`.execute(db);
    expect(await look()).toContain('warning migrations: 001-shop.sql will run at the next');
    await sql`INSERT INTO migration (name) VALUES ('999-later.sql')`.execute(db);
    expect(await look()).toContain('fault migrations: The database is of a later version');
  });

  it('is a fault if it does not respond', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    const told = textsOf(await examineDatabase(config));
    expect(told).toContain('fault database: It does not answer (ECONNREFUSED');
    expect(told).not.toContain('secret');
  });

  it('is a fault in an unreadable folder, and a warning in a folder in use', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-doctor-'));
    await mkdir(path.join(dataDir, 'database'));
    await writeFile(path.join(dataDir, 'database/PG_VERSION'), '17\n');
    const look = async () => textsOf(await examineDatabase(readConfig({ DATA_DIR: dataDir })));
    expect(await look()).toContain(`fault database: The folder ${dataDir}/database was made by`);
    const unlock = await lockDataDir(dataDir);
    expect(await look()).toContain(`warning database: The folder ${dataDir} is in use by another`);
    await unlock();
    await rm(dataDir, { recursive: true });
  });
});

it.each([
  [100, 'fault'],
  [1000, 'warning'],
  [10_000, 'fine'],
])('reports a disk with %d MB left as %s', async (free, kind) => {
  expect((await examineDisk(readConfig({}), free)).kind).toBe(kind);
});

it('prints one line per check and exits with 1 on a fault', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts')],
    {
      encoding: 'utf8',
      env: {
        DATABASE_URL: '',
        DATA_DIR: path.join(tmpdir(), 'no-such-shop'),
        SMTP_URL: 'smtp://127.0.0.1:1',
        DIST_DIR: '/nowhere',
      },
    },
  );
  expect(stdout.trimEnd().split('\n')).toEqual([
    'ok   settings   valid, for http://localhost:3000',
    expect.stringMatching(/^look database {3}There is none in .*no-such-shop yet/),
    expect.stringMatching(/ disk {7}\d+ MB are free/),
    expect.stringMatching(/^ok {3}pictures {3}taken by .*no-such-shop.pictures$/),
    'MEND mail       Not taken by SMTP_URL (ESOCKET): check it.',
    'MEND build      There is none in /nowhere: npm run build',
  ]);
  expect(status).toBe(1);
});

describe('payments', () => {
  it('are asked for with the configured keys', async () => {
    const config = readConfig({ ...PUBLIC, STRIPE_SECRET_KEY: 'sk_test_1' });
    const stripe = { secretKey: 'sk_test_1', webhookSecrets: [] };
    const examined = async (baseUrl: string) =>
      textsOf(
        await examinePayments({ ...config, gatewayKeys: { stripe: { ...stripe, baseUrl } } }),
      );
    await withFakePayments(async (address) => {
      expect(await examined(address)).toBe(
        'fine payments: Stripe accepts the test key.\n' +
          'warning payments: Stripe has no webhook secret: payments are noticed up to a minute later. ' +
          'Add a webhook to https://shop.example/payments/stripe/webhook.',
      );
    });
    expect(await examined('http://127.0.0.1:9')).toMatch(/^fault payments: Stripe can't be used/);
  });
});
