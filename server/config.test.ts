import { availableParallelism } from 'node:os';
import { readConfig, settingNames } from './config.ts';
import { SETTING_DESCRIPTIONS } from './settingDescriptions.ts';
import { DEFAULT_SETTINGS } from './shopSettings.ts';

describe('settingNames', () => {
  it('match the described settings', () => {
    const described = Object.values(SETTING_DESCRIPTIONS).flatMap((group) =>
      group.flatMap(({ names }) => names),
    );
    expect([...settingNames()].toSorted()).toEqual(described.toSorted());
  });
});

describe('readConfig', () => {
  it('has defaults for every setting', () => {
    expect(readConfig({ PORT: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: './data',
      hasDemo: true,
      distDir: './dist',
      distServerDir: './dist-server',
      distStaffDir: './dist-staff',
      origin: 'http://localhost:3000',
      picturesBucket: undefined,
      smtpUrl: undefined,
      mailFrom: 'hello@ridgeandroot.example',
      hasSharedCache: false,
      pageCacheBytes: 64 * 1024 * 1024,
      settings: {
        country: 'IN',
        timeZone: 'Asia/Kolkata',
        gateways: DEFAULT_SETTINGS.gateways,
        holdsReviews: false,
        lowStock: 5,
        scaleCodes: [],
        collectsVitals: false,
        hstsCoversSubdomains: false,
        demandsSecondFactor: false,
        sessionLifetime: { idleDays: 30, maxDays: 180 },
        paymentDeadlines: { onlineMinutes: 60, transferDays: 3 },
        unconfirmedLimits: { orders: 10, units: 100, hours: 24 },
      },
      fakeNewsletterPort: undefined,
      fakePaymentsPort: undefined,
      gatewayKeys: {},
      trustProxy: false,
      shutdownMs: 10_000,
      metrics: undefined,
      traces: undefined,
      workers: 1,
      logLevel: 'warn',
    });
  });

  it('reads all settings', () => {
    const databaseUrl = 'postgres://shop:secret@db/shop';
    expect(
      readConfig({
        PORT: '80',
        DATABASE_URL: databaseUrl,
        WORKERS: '3',
        ORIGIN: 'https://shop.example/',
        TRUST_PROXY: '1',
        SHUTDOWN_SECONDS: '30',
        SHARED_CACHE: '1',
        PICTURES_URL: 'https://AKID:a%2Fkey@s3.example/bucket/shop/?region=eu-west-1',
        SMTP_URL: 'smtps://shop:secret@mail.example',
        MAIL_FROM: 'shop@shop.example',
        SHOP_COUNTRY: 'FR',
        SHOP_TIME_ZONE: 'Europe/Paris',
        HSTS_SUBDOMAINS: '1',
        REVIEW_APPROVAL: '1',
        LOW_STOCK: '12',
        SCALE_CODES: '21.....{NNDDD},23.....{NNNDD}',
        NEWSLETTER_ACTION: 'https://list.example/subscribe',
        NEWSLETTER_REDIRECT: 'https://thanks.example/',
        FAKE_NEWSLETTER_PORT: '3001',
        FAKE_PAYMENTS_PORT: '3002',
        STRIPE_SECRET_KEY: ' sk_live_abc\n',
        STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
        RAZORPAY_KEY_ID: 'rzp_test_abc',
        RAZORPAY_KEY_SECRET: 'xyz',
        RAZORPAY_WEBHOOK_SECRET: 'hook',
        UNPAID_ONLINE_MINUTES: '30',
        UNPAID_TRANSFER_DAYS: '7',
        UNCONFIRMED_HOURS: '48',
        UNCONFIRMED_ORDERS: '5',
        UNCONFIRMED_UNITS: '40',
        SUPPORT_TOKEN: 'sixteen-letters!',
        SECRETS_KEY: `${'A'.repeat(43)}=`,
        SESSION_IDLE_DAYS: '7',
        SESSION_MAX_DAYS: '90',
        METRICS_PORT: '9464',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
        SECURITY_CONTACT: 'mailto:security@shop.example',
        SECURITY_EXPIRES: '2027-06-30',
      }),
    ).toMatchObject({
      port: 80,
      databaseUrl,
      origin: 'https://shop.example',
      trustProxy: 1,
      fakePaymentsPort: 3002,
      gatewayKeys: {
        stripe: { secretKey: 'sk_live_abc', webhookSecrets: ['whsec_new', 'whsec_old'] },
        razorpay: { keyId: 'rzp_test_abc', keySecret: 'xyz', webhookSecrets: ['hook'] },
      },
      shutdownMs: 30_000,
      hasSharedCache: true,
      picturesBucket: {
        endpoint: 'https://s3.example/bucket/shop',
        region: 'eu-west-1',
        accessKeyId: 'AKID',
        secretAccessKey: 'a/key',
      },
      smtpUrl: 'smtps://shop:secret@mail.example',
      mailFrom: 'shop@shop.example',
      settings: {
        country: 'FR',
        timeZone: 'Europe/Paris',
        collectsVitals: true,
        hstsCoversSubdomains: true,
        holdsReviews: true,
        lowStock: 12,
        scaleCodes: ['21.....{NNDDD}', '23.....{NNNDD}'],
        newsletterAction: 'https://list.example/subscribe',
        newsletterRedirect: 'https://thanks.example/',
        supportToken: 'sixteen-letters!',
        secretsKey: Buffer.alloc(32),
        demandsSecondFactor: true,
        securityContact: {
          address: 'mailto:security@shop.example',
          expires: new Date('2027-06-30T00:00:00Z'),
        },
        sessionLifetime: { idleDays: 7, maxDays: 90 },
        paymentDeadlines: { onlineMinutes: 30, transferDays: 7 },
        unconfirmedLimits: { orders: 5, units: 40, hours: 48 },
      },
      fakeNewsletterPort: 3001,
      metrics: { host: '127.0.0.1', port: 9464 },
      traces: { endpoint: 'http://127.0.0.1:4318', share: 0.1 },
      workers: 3,
    });
  });

  it.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, fd00::1,loopback', ['10.0.0.0/8', 'fd00::1', 'loopback']],
  ])('with TRUST_PROXY=%s trusts the proxies %j', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  it('starts one worker per core on PostgreSQL, and a single one on the embedded database', () => {
    const DATABASE_URL = 'postgres://shop@db/shop';
    expect(readConfig({ DATABASE_URL }).workers).toBe(availableParallelism());
    expect(readConfig({ DATABASE_URL, WORKERS: '1' }).workers).toBe(1);
    expect(() => readConfig({ WORKERS: '2' })).toThrow(/^WORKERS must be 1 on the embedded/);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80x'],
    ['PORT', '-1'],
    ['ORIGIN', 'ftp://shop.example'],
    ['ORIGIN', 'shop'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '12'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['SHUTDOWN_SECONDS', '1.5'],
    ['WORKERS', '0'],
    ['METRICS_PORT', 'on'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['SESSION_IDLE_DAYS', '0'],
    ['SESSION_MAX_DAYS', '3651'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_MB', 'much'],
    ['SHARED_CACHE', 'nginx'],
    ['SHOP_COUNTRY', 'India'],
    ['SHOP_TIME_ZONE', 'Bengaluru'],
    ['REVIEW_APPROVAL', 'yes'],
    ['STAFF_SECOND_FACTOR', 'yes'],
    ['LOW_STOCK', '101'],
    ['SCALE_CODES', '21'],
    ['NEWSLETTER_ACTION', 'the list'],
    ['NEWSLETTER_REDIRECT', 'thanks.example'],
    ['NEWSLETTER_ACTION', 'javascript:x'],
    ['NEWSLETTER_ACTION', 'https://list.example; x'],
    ['FAKE_NEWSLETTER_PORT', '65536'],
    ['FAKE_PAYMENTS_PORT', '65536'],
    ['MAIL_FROM', 'the shop'],
    ['MAIL_FROM', 'Shop <a@shop.example>, b@shop.example'],
    ['MAIL_FROM', 'Shop\r\nBcc: x <a@shop.example>'],
  ])('rejects %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*'${value}'\\.$`),
    );
  });

  it.each([
    [
      { SECURITY_CONTACT: 'security@shop.example', SECURITY_EXPIRES: '2027-06-30' },
      /^SECURITY_CONTACT/,
    ],
    [{ SECURITY_CONTACT: 'mailto:a@shop.example\nX: y' }, /^SECURITY_CONTACT/],
    [{ SECURITY_EXPIRES: '2027-06-30' }, /^SECURITY_CONTACT must be/],
    [{ SECURITY_CONTACT: 'mailto:security@shop.example' }, /^SECURITY_EXPIRES must be/],
    [
      { SECURITY_CONTACT: 'https://shop.example/security', SECURITY_EXPIRES: '2027-02-31' },
      /^SECURITY_EXPIRES must be/,
    ],
  ])('rejects an incomplete security contact: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('rejects an invalid trace sampling ratio', () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(() => readConfig({ ...env, OTEL_TRACES_SAMPLER_ARG: '10' })).toThrow(
      "OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1, but is '10'.",
    );
  });

  it('rejects a bare offset as a time zone', () => {
    expect(() => readConfig({ SHOP_TIME_ZONE: '+05:30' })).toThrow(
      "SHOP_TIME_ZONE must be a zone such as Asia/Kolkata, but is '+05:30'.",
    );
  });

  it.each(['http://shop:secret@mail.example', 'smtp:secret', 'secret'])(
    'does not print an invalid mail server, which may hold a password',
    (url) => {
      expect(() => readConfig({ SMTP_URL: url })).toThrow(/^SMTP_URL must be (?!.*secret)/);
    },
  );

  it.each([
    's3://AKID:secret@s3.example/bucket',
    'https://AKID:secret@s3.example/',
    'https://AKID@s3.example/secret',
    'secret',
  ])('does not print an invalid bucket, which may hold a secret key', (url) => {
    expect(() => readConfig({ PICTURES_URL: url })).toThrow(/^PICTURES_URL must be (?!.*secret)/);
  });

  it.each(['fifteen-letters', 'sixteen letters!', 'x'.repeat(201)])(
    'does not print a support token that is too short, too long or has spaces [E-11]',
    (token) => {
      expect(() => readConfig({ SUPPORT_TOKEN: token })).toThrow(
        'SUPPORT_TOKEN must be 16 to 200 printable characters without spaces.',
      );
    },
  );

  it.each(['short', 'A'.repeat(44), `${'A'.repeat(42)}==`])(
    'does not print a secrets key that is not 32 bytes',
    (key) => {
      expect(() => readConfig({ SECRETS_KEY: key })).toThrow(
        'SECRETS_KEY must be 32 bytes as base64: openssl rand -base64 32',
      );
    },
  );

  it('requires a second factor of staff over https, unless configured otherwise', () => {
    const demands = (env: Record<string, string>) => readConfig(env).settings.demandsSecondFactor;
    const ORIGIN = 'https://shop.example';
    expect([
      demands({}),
      demands({ ORIGIN }),
      demands({ ORIGIN, STAFF_SECOND_FACTOR: '0' }),
      demands({ STAFF_SECOND_FACTOR: '1' }),
    ]).toEqual([false, true, false, true]);
  });

  it('accepts a read replica only with a primary', () => {
    const DATABASE_READ_URL = 'postgres://shop@standby/shop';
    const DATABASE_URL = 'postgres://shop@db/shop';
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URL })).toMatchObject({
      databaseReadUrl: DATABASE_READ_URL,
    });
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow(
      'DATABASE_READ_URL names a standby, so DATABASE_URL must name its primary.',
    );
  });

  it('does not print an invalid database URL, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
      /^DATABASE_URL must be (?!.*secret)/,
    );
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, /^STRIPE_SECRET_KEY must look like (?!.*abc)/],
    [{ STRIPE_SECRET_KEY: 'sk_test_a b' }, /^STRIPE_SECRET_KEY must look like/],
    [{ RAZORPAY_KEY_ID: 'rzp_abc', RAZORPAY_KEY_SECRET: 'x' }, /^RAZORPAY_KEY_ID must look like/],
    [{ RAZORPAY_KEY_SECRET: 'abc' }, /belong together/],
  ])('rejects payment keys without printing them: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
